import { defineConfig } from "vitest/config";

// Files that take long and are about what seldom changes are left to a whole run.
const exclude = process.env["WAYMARK_WHOLE"] === "1" ? [] : ["**/*.full.test.ts"];

export default defineConfig({
  test: {
    name: "hosting",
    environment: "node",
    isolate: false,
    include: ["src/**/*.test.ts"],
    exclude,
    // Tests that configure a whole build, or start a web server, take seconds on a busy machine.
    testTimeout: 60_000,
  },
});
