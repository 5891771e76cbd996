import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "@waymark/e2e/launch-options";

export default defineConfig({
  testDir: "src/gate",
  outputDir: "../../reports/states",
  fullyParallel: true,
  // A test waits for its page half of the time.
  workers: availableParallelism() + 1,
  retries: 0,
  // A busy machine is no fault of the screens.
  timeout: 60_000,
  reporter: [["line"], ["json", { outputFile: "../../reports/states.json" }]],
  use: { launchOptions, trace: "off", screenshot: "only-on-failure" },
});
