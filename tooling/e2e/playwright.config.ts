import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./src/fixtures/launch-options.ts";
import { isWhole } from "./src/fixtures/share.ts";
import { overWebServers, type ServerName } from "./src/fixtures/web-servers.ts";

export default defineConfig<object, { server: ServerName }>({
  testDir: "src",
  outputDir: "../../reports/e2e",
  snapshotPathTemplate: "{testDir}/{testFileDir}/scripts/{arg}{ext}",
  fullyParallel: true,
  ...(isWhole ? {} : { grepInvert: /@full/u }),
  // One more would fill waits, but has a browser and a server of its own, which cost more.
  workers: availableParallelism(),
  // A busy machine is no fault of the portal. A test of a whole run has up to four times as many rows.
  timeout: isWhole ? 240_000 : 60_000,
  expect: { timeout: 15_000 },
  // A worker serves one project alone, so there is one for each server.
  // A glob would match a folder of that name around the repository, too.
  projects: [{ name: "portal", testIgnore: /\/e2e\/src\/(?:nginx|hosts)\//u }, ...overWebServers()],
  reporter: [["line"], ["json", { outputFile: "../../reports/e2e.json" }]],
  // Still pages: a colour on its way from one scheme to the other has no contrast to check.
  use: {
    launchOptions,
    locale: "en-CA",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
});
