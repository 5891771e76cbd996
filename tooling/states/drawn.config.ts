import { defineConfig } from "@playwright/test";
import gate from "./playwright.config.ts";

/** A code would differ every time. */
const initScript = `crypto.randomUUID = () => "7c0ffee0-0000-4000-8000-000000000000";`;

/** Writes the states of the book of words. */
export default defineConfig<object, { initScript: string }>({
  ...gate,
  testDir: "src/drawn",
  // One test opens all states, one after the other.
  timeout: 600_000,
  reporter: "line",
  use: { ...gate.use, screenshot: "off", initScript },
});
