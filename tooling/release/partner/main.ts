// What `pnpm partner` runs: a release into a registry of its own, and a partner who takes it, as docs/partner.md says.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { endAll } from "../../../scripts/processes.mjs";
import { steps } from "./steps.ts";
import type { Trial } from "./trial.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "waymark-partner-"));
const trial: Trial = { root, folder, registry: "", app: join(folder, "prairie"), release: "" };
const began = performance.now();

try {
  for (const { name, run } of steps) {
    const from = performance.now();
    await run(trial);
    console.log(`  ${((performance.now() - from) / 1000).toFixed(1).padStart(5)} s  ${name}`);
  }
  console.log(`\n${steps.length} steps in ${((performance.now() - began) / 1000).toFixed(0)} s`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  endAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
