import { defineConfig } from "@playwright/test";
import { type EngineName, engineNames, missing, tellMissing } from "./src/installed.ts";
import { isWhole } from "./src/fixtures/share.ts";

// Each worker reads the configuration again.
if (process.env["TEST_WORKER_INDEX"] === undefined) tellMissing(engineNames);

/** Files that run on each engine: the browser tests have every flow in the current Chromium already. */
const files: Readonly<Partial<Record<EngineName, readonly string[]>>> = {
  "Chromium 103": ["journeys.spec.ts", "old-flows.spec.ts"],
  "Chromium 109": ["journeys.spec.ts", "old-flows.spec.ts"],
  "Chromium 92": ["too-old.spec.ts"],
};

const journeys = "journeys.spec.ts";

/** The files of an engine. A region in components of its own is built for whole runs alone. */
function filesOf(name: EngineName): string[] {
  const own = files[name] ?? [journeys];
  return isWhole && own.includes(journeys) ? [...own, "ministry.spec.ts"] : [...own];
}

/** Engines for whole runs alone: the browser tests have the one, and the other is newer than the oldest. */
const inWholeRuns: readonly EngineName[] = ["Chromium", "Chromium 109"];
/** Those in `npm test` outside of Firefox: in WebKit each takes four times as long, and Chromium 103 has every flow. */
const inShare = /straight back|a refused password|\[QD-/u;

/** The main journeys in every engine that is there; the notice in the one that is too old. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: "engines",
  outputDir: "../../reports/engines",
  workers: 2,
  // A busy machine is no fault of the portal.
  timeout: 90_000,
  projects: engineNames
    .filter((name) => !missing(name) && (isWhole || !inWholeRuns.includes(name)))
    .map((name) => ({
      name,
      testMatch: filesOf(name),
      ...(name !== "Firefox" && !isWhole && { grep: inShare }),
      use: { engineName: name },
    })),
  reporter: [["line"], ["json", { outputFile: "../../reports/engines.json" }]],
});
