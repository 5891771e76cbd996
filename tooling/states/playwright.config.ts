import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "@waymark/e2e/launch-options";
import { statesTests } from "@waymark/testing/browser";

/** A code would differ every time, and so would the time beside it. A countdown would change while its picture is taken. */
const sameCode = `crypto.randomUUID = () => "7c0ffee0-0000-4000-8000-000000000000";`;
const sameTime = `for (const clock of [Date, performance]) clock.now = ((now) => () => now)(clock.now());
Date.prototype.toISOString = () => "2026-01-31T09:00:00.000Z";
Object.defineProperty(Intl.DateTimeFormat.prototype, "format", { get: () => () => "09:00" });`;

/** Runs over the states in the built Storybook, which `pnpm --filter @waymark/states build` makes. */
export default defineConfig<object, { initScript: string }>(statesTests(), {
  testDir: "src",
  // A test waits for its page half of the time.
  workers: availableParallelism() + 1,
  reporter: [["line"], ["json", { outputFile: "../../reports/states.json" }]],
  use: { launchOptions },
  projects: [
    {
      name: "gate",
      testDir: "src/gate",
      outputDir: "../../reports/states",
      use: { screenshot: "only-on-failure" },
    },
    {
      // Writes the states of the book of words.
      name: "drawn",
      testDir: "src/drawn",
      // One test opens all states, one after the other.
      timeout: 600_000,
      use: { initScript: sameCode },
    },
    {
      // One picture of each state in each way, which Playwright takes, compares and shows.
      name: "pictures",
      testDir: "src/pictures",
      outputDir: "../../reports/pictures/difference",
      snapshotPathTemplate: "../../reports/pictures/{arg}{ext}",
      expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
      use: { initScript: sameCode + sameTime },
    },
  ],
});
