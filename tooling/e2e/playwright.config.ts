import { defineConfig } from "@playwright/test";
import { launchOptions } from "./src/fixtures/launch-options.ts";

export default defineConfig({
  testDir: "src",
  outputDir: "../../reports/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [["line"], ["json", { outputFile: "../../reports/e2e.json" }]],
  // Still pages: a colour on its way from one scheme to the other has no contrast to check.
  use: {
    launchOptions,
    locale: "en-CA",
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    screenshot: "only-on-failure",
  },
});
