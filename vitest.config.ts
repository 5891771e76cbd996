import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Tests wait for some of their time, but each worker loads all modules again. As an option, it would have to be one of every project.
process.env["VITEST_MAX_WORKERS"] ??= `${availableParallelism() + 1}`;

const core = { extends: "packages/core/vitest.config.ts", root: "packages/core" };

/** Files that take long and are about what seldom changes: a whole run has them. */
const exclude = process.env["WAYMARK_WHOLE"] === "1" ? [] : ["**/*.full.test.ts"];

/** Tools share the modules of their tests, too: these leave nothing behind. */
const tool = (name: string) => ({
  root: `tooling/${name}`,
  test: { name, environment: "node", isolate: false, include: ["src/**/*.test.ts"], exclude },
});

// A package or an app takes part by having a vitest.config.ts. Core's tests share their modules and their window, too. Tests
// that render screens (.tsx) have workers of their own: a prerendered page leaves values in React's contexts.
export default defineConfig({
  test: {
    projects: [
      "{packages,apps}/!(core)/vitest.config.ts",
      ...["bench", "lint", "release", "states", "verify"].map(tool),
      { ...core, test: { name: "core", exclude: ["src/**/*.test.ts"], isolate: false } },
      { ...core, test: { name: "core-plain", exclude: ["src/**/*.test.tsx"], isolate: false } },
    ],
  },
});
