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
const left = /\.(?:test|spec)\.|\/template\//u;

const lines = new Map<string, [code: number, all: number]>();
for (const file of repositoryFiles(root)) {
  const [folder] = folders.exec(file) ?? [];
  if (folder === undefined || !code.test(file) || left.test(file)) continue;
  const text = readFileSync(join(root, file), "utf8");
  const written = text.replaceAll(/^[ \t]*\/\*[^]*?\*\//gmu, "").split("\n");
  const [own, all] = lines.get(folder) ?? [0, 0];
  const counted = written.filter((line) => !/^\s*(?:\/\/.*)?$/u.test(line)).length;
  lines.set(folder, [own + counted, all + text.split("\n").length - 1]);
}

/** Prints the counts of the folders whose names begin alike. @returns all of their lines */
function tell(name: string, start: string): number {
  const chosen = [...lines].filter(([folder]) => folder.startsWith(start));
  const sum = (at: 0 | 1) => chosen.reduce((total, [, counts]) => total + counts[at], 0);
  console.log(`${name.padEnd(24)}${String(sum(0)).padStart(6)}${String(sum(1)).padStart(7)}`);
  return sum(1);
}

console.log("Without tests and templates; code, and with comments and blank lines:\n");
for (const folder of lines.keys()) if (!(folder in limits)) tell(folder, folder);
for (const [area, most] of Object.entries(limits)) {
  const count = tell(area, area);
  if (count <= most) continue;
  console.error(`${area} has ${count} lines, over ${most}.`);
  process.exitCode = 1;
}
tell("all of these", "");
