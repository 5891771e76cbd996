// What `pnpm lines` runs: counts the lines of code of tooling, scripts and the packages that build, make and serve an app.
// It fails where an area has more than its limit. Tests name another repository.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { repositoryFiles } from "./repository-files.ts";

/** Most lines of an area, with comments and blank lines. */
const limits = { tooling: 6000, scripts: 500 };

const root = process.argv[2] ?? fileURLToPath(new URL("../../../", import.meta.url));
const folders =
  /^(?:scripts|tooling\/[\w-]+|packages\/(?:vite-preset|create-region|hosting))(?=\/)/u;
const code = /\.(?:tsx?|mjs|js|css)$/u;
/** Tests, and what a new region begins with: templates and examples are the region's code, not the generator's. */
const left = /\.(?:test|spec)\.|\/template\/|^packages\/create-region\/examples\//u;

const lines = new Map<string, number>();
for (const file of repositoryFiles(root)) {
  const [folder] = folders.exec(file) ?? [];
  if (folder === undefined || !code.test(file) || left.test(file)) continue;
  const count = readFileSync(join(root, file), "utf8").split("\n").length - 1;
  lines.set(folder, (lines.get(folder) ?? 0) + count);
}

/** Prints the count of an area, which is the folders whose names begin like it. */
function tell(area: string): number {
  const chosen = [...lines].filter(([folder]) => folder.startsWith(area));
  const count = chosen.reduce((total, [, own]) => total + own, 0);
  console.log(`${area.padEnd(24)}${String(count).padStart(6)}`);
  return count;
}

console.log("Lines without tests, templates and examples:\n");
for (const folder of lines.keys()) if (!(folder in limits)) tell(folder);
for (const [area, most] of Object.entries(limits)) {
  const count = tell(area);
  if (count <= most) continue;
  console.error(`${area} has ${count} lines, over ${most}.`);
  process.exitCode = 1;
}
