// Counts the lines of code; `pnpm lint` fails where an area has more than its limit. Tests name another repository.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { repositoryFiles } from "./repository-files.ts";

/** Most lines of an area, with comments and blank lines. */
const limits: Readonly<Record<string, number>> = { tooling: 6000, scripts: 500 };

const root = process.argv[2] ?? fileURLToPath(new URL("../../../", import.meta.url));
const folders = /^(?:scripts|(?:packages|tooling)\/[\w-]+)(?=\/)/u;
const code = /\.(?:tsx?|mjs|js|css)$/u;
/** Tests, and what a new region begins with: templates and examples are the region's code, not the generator's. */
const left = /\.(?:test|spec)\.|\/template\/|^packages\/create-region\/examples\//u;

const lines = new Map<string, number>();
for (const file of repositoryFiles(root)) {
  const [folder] = folders.exec(file) ?? [];
  if (folder === undefined || !code.test(file) || left.test(file)) continue;
  const count = readFileSync(join(root, file), "utf8").split("\n").length - 1;
  const [area = ""] = folder.split("/");
  for (const each of new Set([area, folder])) lines.set(each, (lines.get(each) ?? 0) + count);
}

for (const [area, count] of lines) {
  console.log(`${area.padEnd(24)}${String(count).padStart(6)}`);
  const most = limits[area] ?? Infinity;
  if (count <= most) continue;
  console.error(`${area} has ${count} lines, over ${most}.`);
  process.exitCode = 1;
}
