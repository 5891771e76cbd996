import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const plugin = fileURLToPath(new URL("plugin.mjs", import.meta.url));

/** Number of faults that one rule of ours finds in a module. */
export function countFaults(rule: string, code: string): number {
  const folder = mkdtempSync(join(tmpdir(), "lint-rule-"));
  const config = join(folder, "config.json");
  const file = join(folder, "module.tsx");
  const rules = { [`waymark/${rule}`]: "error" };
  writeFileSync(
    config,
    JSON.stringify({ jsPlugins: [plugin], categories: { correctness: "off" }, rules }),
  );
  writeFileSync(file, code);
  try {
    return JSON.parse(lint(["--config", config, "--format", "json", file])).diagnostics.length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function lint(args: string[]): string {
  try {
    return execFileSync(join(root, "node_modules/.bin/oxlint"), args, {
      encoding: "utf8",
      cwd: root,
    });
  } catch (error) {
    // The linter exits with 1 where it finds something.
    if (error instanceof Error && "stdout" in error) return String(error.stdout);
    throw error;
  }
}
