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
  expect: { timeout: 15_000 },
  reporter: [["line"], ["json", { outputFile: "../../reports/states.json" }]],
  // The built Storybook, which `pnpm --filter @waymark/states build` makes.
  webServer: {
    command: "NO_COLOR=1 vite preview --host 127.0.0.1 --port 0",
    wait: { stdout: /127\.0\.0\.1:(?<states_port>\d+)/u },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env["STATES_PORT"]}`,
    launchOptions,
    trace: "off",
    screenshot: "only-on-failure",
  },
});
