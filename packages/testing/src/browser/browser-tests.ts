import { readFileSync } from "node:fs";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";

/** The browser sends no requests of its own. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Returns Playwright's configuration for a region: its build, served by the sandbox with the headers of production. Tests are in
 * `browser/`. `CHROMIUM_PATH` names an installed browser; without it Playwright's own is used.
 * @param more settings over these
 * @example
 * export default browserTests();
 */
export function browserTests(more: PlaywrightTestConfig = {}): PlaywrightTestConfig {
  const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string };
  const executablePath = process.env["CHROMIUM_PATH"];
  return defineConfig(
    {
      testDir: "browser",
      fullyParallel: true,
      // A busy machine is no fault of the pages.
      timeout: 60_000,
      expect: { timeout: 15_000 },
      reporter: "list",
      webServer: {
        command: "waymark-sandbox --memory --port 0",
        wait: { stdout: new RegExp(`http://${name}\\.localhost:(?<waymark_port>\\d+)`, "u") },
      },
      use: {
        baseURL: `http://${name}.localhost:${process.env["WAYMARK_PORT"]}`,
        launchOptions: { args, ...(executablePath && { executablePath }) },
        locale: "en-CA",
        // Still pages: a colour on its way from one scheme to the other has no contrast to check.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    more,
  );
}
