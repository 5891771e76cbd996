import { defineConfig } from "@playwright/test";
import { type EngineName, engineNames, requirements } from "./engines/installed.ts";
import { type OldName, oldChromiums, oldNames } from "./engines/old-chromium.ts";
import { isThere } from "./engines/start-engine.ts";
import { isWhole } from "./src/fixtures/share.ts";

const all = [...engineNames, ...oldNames];

// Each worker reads the configuration again.
if (process.env["TEST_WORKER_INDEX"] === undefined) {
  for (const name of all.filter((engine) => !isThere(engine))) {
    console.log(`There is no ${name} (${sourceOf(name)}), so that nothing is tried in it.`);
  }
}

/** What is tried where: the browser tests have every flow in the current Chromium already. */
const files: Readonly<Partial<Record<EngineName | OldName, readonly string[]>>> = {
  "Chromium 103": ["journeys.spec.ts", "old-flows.spec.ts"],
  "Chromium 109": ["journeys.spec.ts", ...(isWhole ? ["old-flows.spec.ts"] : [])],
  "Chromium 92": ["too-old.spec.ts"],
};

/** The main journeys in every engine that is there; the notice in the one that is too old. */
export default defineConfig<object, { engineName: EngineName | OldName }>({
  testDir: "engines",
  outputDir: "../../reports/engines",
  workers: 2,
  retries: 0,
  timeout: 45_000,
  projects: all.filter(isThere).map((name) => ({
    name,
    testMatch: [...(files[name] ?? ["journeys.spec.ts"])],
    use: { engineName: name },
  })),
  reporter: [["line"], ["json", { outputFile: "../../reports/engines.json" }]],
});

function sourceOf(name: EngineName | OldName): string {
  if (name in requirements)
    return `Debian: ${requirements[name as EngineName].packages.join(", ")}`;
  return oldChromiums[name as OldName].packed;
}
