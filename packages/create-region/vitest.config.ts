import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "create-region",
    environment: "node",
    isolate: false,
    include: ["src/**/*.test.ts"],
  },
});
