import { defineConfig } from "vitest/config";

const core = { extends: "packages/core/vitest.config.ts", root: "packages/core" };

// A package takes part by having a vitest.config.ts. Core's tests without React share their modules and their window.
// A test of a screen gets new ones, because React keeps what a failed render leaves behind.
export default defineConfig({
  test: {
    projects: [
      "{packages,apps,tooling}/!(core)/vitest.config.ts",
      { ...core, test: { name: "core", exclude: ["src/**/*.test.ts"] } },
      { ...core, test: { name: "core-plain", exclude: ["src/**/*.test.tsx"], isolate: false } },
    ],
  },
});
