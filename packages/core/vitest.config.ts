import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "core",
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://default.localhost:4301/" } },
    setupFiles: ["src/testing/setup.ts"],
    css: true,
    // More than a screen may take to come.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
