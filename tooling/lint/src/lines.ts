// What `pnpm lines` runs: counts the lines of code of the tooling and of the packages that build, make and serve an app.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { repositoryFiles } from "./repository-files.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folders = /^(?:tooling\/[\w-]+|packages\/(?:vite-preset|create-region|hosting))(?=\/)/u;
const code = /\.(?:tsx?|mjs|js|css)$/u;
const left = /\.(?:test|spec)\.|\/(?:template|fixtures)\//u;

const lines = new Map<string, [code: number, all: number]>();
for (const file of repositoryFiles(root)) {
  const [folder] = folders.exec(file) ?? [];
  if (folder === undefined || !code.test(file) || left.test(file)) continue;
  const text = readFileSync(`${root}${file}`, "utf8");
  const written = text.replaceAll(/^[ \t]*\/\*[^]*?\*\//gmu, "").split("\n");
  const [own, all] = lines.get(folder) ?? [0, 0];
  const counted = written.filter((line) => !/^\s*(?:\/\/.*)?$/u.test(line)).length;
  lines.set(folder, [own + counted, all + text.split("\n").length - 1]);
}

function tell(name: string, start: string): void {
  const chosen = [...lines].filter(([folder]) => folder.startsWith(start));
  const sum = (at: 0 | 1) => chosen.reduce((total, [, counts]) => total + counts[at], 0);
  console.log(`${name.padEnd(24)}${String(sum(0)).padStart(6)}${String(sum(1)).padStart(7)}`);
}

console.log("Without tests, fixtures and templates; code, and with comments and blank lines:\n");
for (const folder of lines.keys()) tell(folder, folder);
tell("tooling", "tooling/");
tell("all of these", "");
