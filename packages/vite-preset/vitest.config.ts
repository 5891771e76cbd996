import { defineConfig } from "vitest/config";

// Files that take long and are about what seldom changes are left to a whole run.
const exclude = process.env["WAYMARK_WHOLE"] === "1" ? [] : ["**/*.full.test.ts"];

export default defineConfig({
  test: {
    name: "vite-preset",
    environment: "node",
    isolate: false,
    include: ["src/**/*.test.ts"],
    exclude,
    // Many tests build an app, which takes seconds on a busy machine.
    testTimeout: 60_000,
  },
});
