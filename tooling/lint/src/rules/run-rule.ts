import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const plugin = fileURLToPath(new URL("plugin.mjs", import.meta.url));

/** Number of faults that one rule of ours finds in each module, in one run of the linter. */
export function countFaults(rule: string, modules: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "lint-rule-"));
  const config = join(folder, "config.json");
  const rules = { [`waymark/${rule}`]: "error" };
  writeFileSync(
    config,
    JSON.stringify({ jsPlugins: [plugin], categories: { correctness: "off" }, rules }),
  );
  const entries = Object.entries(modules);
  for (const [at, [, code]] of entries.entries()) writeFileSync(join(folder, `${at}.tsx`), code);
  try {
    const report: { diagnostics: { filename: string }[] } = JSON.parse(
      lint(["--config", config, "--format", "json", folder]),
    );
    const files = report.diagnostics.map(({ filename }) => basename(filename));
    return Object.fromEntries(
      entries.map(([name], at) => [name, files.filter((file) => file === `${at}.tsx`).length]),
    );
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
