import { defineConfig } from "@playwright/test";
import gate from "./playwright.config.ts";

/** A code, and the time beside it and on the crash screen, would differ every time. */
const initScript = `crypto.randomUUID = () => "7c0ffee0-0000-4000-8000-000000000000";
Date.prototype.toISOString = () => "2026-01-31T09:00:00.000Z";
Object.defineProperty(Intl.DateTimeFormat.prototype, "format", { get: () => () => "09:00" });`;

/** One picture of each state in each way, which Playwright takes, compares and shows. */
export default defineConfig<object, { initScript: string }>({
  ...gate,
  testDir: "src/pictures",
  outputDir: "../../reports/pictures/difference",
  snapshotPathTemplate: "../../reports/pictures/{arg}{ext}",
  // Playwright would name every picture that it writes.
  quiet: true,
  reporter: [["line"], ["html", { open: "never", outputFolder: "../../reports/pictures/report" }]],
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  use: { ...gate.use, screenshot: "off", initScript },
});
