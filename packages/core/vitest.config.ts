import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "core",
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://default.localhost:4301/" } },
    setupFiles: ["src/testing/setup.ts"],
    css: true,
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
