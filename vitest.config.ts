import { defineConfig } from "vitest/config";

const core = { extends: "packages/core/vitest.config.ts", root: "packages/core" };

/** Tools share the modules of their tests, too: these leave nothing behind. */
const tool = (name: string) => ({
  root: `tooling/${name}`,
  test: { name, environment: "node", isolate: false, include: ["src/**/*.test.ts"] },
});

// A package or an app takes part by having a vitest.config.ts. Core's tests without React share their modules and their window.
// A test of a screen gets new ones, because React keeps what a failed render leaves behind.
export default defineConfig({
  test: {
    projects: [
      "{packages,apps}/!(core)/vitest.config.ts",
      ...["bench", "lint", "release", "verify"].map(tool),
      { ...core, test: { name: "core", exclude: ["src/**/*.test.ts"] } },
      { ...core, test: { name: "core-plain", exclude: ["src/**/*.test.tsx"], isolate: false } },
    ],
  },
});
