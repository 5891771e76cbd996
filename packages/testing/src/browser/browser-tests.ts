import { basename } from "node:path";
import { defineConfig, type LaunchOptions, type PlaywrightTestConfig } from "@playwright/test";
import { launchArguments as args } from "./launch-arguments.ts";

/** Settings of all tests in a browser. */
const usual: PlaywrightTestConfig = {
  fullyParallel: true,
  // A busy machine is no fault of the pages.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
};

function launchOptions(): LaunchOptions {
  const executablePath = process.env["CHROMIUM_PATH"];
  return { args, ...(executablePath && { executablePath }) };
}

/**
 * Returns Playwright's configuration for a region: its build, served by the sandbox with the headers of production. Tests are in
 * `browser/`. `CHROMIUM_PATH` names an installed browser; without it Playwright's own is used.
 * @param more settings over these
 * @example
 * export default browserTests();
 */
export function browserTests(more: PlaywrightTestConfig = {}): PlaywrightTestConfig {
  // The sandbox names an app after its folder, which may be another one than in package.json, and prints the name.
  const folder = basename(process.cwd());
  const host = /^[a-z\d][a-z\d-]*$/u.test(folder) ? folder : String.raw`[a-z\d-]+`;
  return defineConfig(
    {
      ...usual,
      testDir: "browser",
      webServer: {
        command: "waymark-sandbox --memory --port 0",
        wait: {
          stdout: new RegExp(
            String.raw`http://(?<waymark_host>${host})\.localhost:(?<waymark_port>\d+)`,
            "u",
          ),
        },
      },
      use: {
        baseURL: `http://${process.env["WAYMARK_HOST"]}.localhost:${process.env["WAYMARK_PORT"]}`,
        launchOptions: launchOptions(),
        locale: "en-CA",
        // Still pages: a colour on its way from one scheme to the other has no contrast to check.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    more,
  );
}

/**
 * Returns Playwright's configuration for the states of a region's screens: its Storybook, as `storybook build` writes it to
 * `dist-states/`. Tests are in `states/`.
 * @param more settings over these
 * @example
 * export default statesTests();
 */
export function statesTests(more: PlaywrightTestConfig = {}): PlaywrightTestConfig {
  return defineConfig(
    {
      ...usual,
      testDir: "states",
      // A test opens its state in each language.
      timeout: 2 * 60_000,
      webServer: {
        command: "vite preview --outDir dist-states --host 127.0.0.1 --port 0",
        // Not in the command: the shell of Windows has no such words. With colours, the port is not found.
        env: { NO_COLOR: "1" },
        wait: { stdout: /127\.0\.0\.1:(?<states_port>\d+)/u },
      },
      use: {
        baseURL: `http://127.0.0.1:${process.env["STATES_PORT"]}`,
        launchOptions: launchOptions(),
      },
    },
    more,
  );
}
