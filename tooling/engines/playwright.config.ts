import { defineConfig } from "@playwright/test";
import { type EngineName, engineNames, installed, requirements } from "./src/installed.ts";

const isThere = (name: EngineName) => installed(name) !== undefined;

// Each worker reads the configuration again.
if (process.env["TEST_WORKER_INDEX"] === undefined) {
  for (const name of engineNames.filter((engine) => !isThere(engine))) {
    const packages = requirements[name].packages.join(", ");
    console.log(`There is no ${name} (Debian: ${packages}), so that no journey is tried in it.`);
  }
}

/** The main journeys, in every engine that is installed. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: "src",
  outputDir: "../../reports/engines",
  workers: 2,
  retries: 0,
  timeout: 45_000,
  projects: engineNames.filter(isThere).map((name) => ({ name, use: { engineName: name } })),
  reporter: [["line"], ["json", { outputFile: "../../reports/engines.json" }]],
});
