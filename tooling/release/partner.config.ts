import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "@waymark/e2e/launch-options";

// The worker reads the configuration again, and works in the same folder.
process.env["PARTNER_FOLDER"] ??= mkdtempSync(join(tmpdir(), "waymark-partner-"));

/** Run of `pnpm partner`: a release into a registry of its own, and a partner who takes it, as docs/partner.md says. */
export default defineConfig({
  testDir: "partner",
  outputDir: "../../reports/partner",
  timeout: 15 * 60_000,
  reporter: "list",
  use: { launchOptions, locale: "en-CA" },
});
