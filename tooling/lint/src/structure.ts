// What `pnpm structure` prints: the modules of core that a build may contain, by folder, and the imports between folders.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";
import config from "../dependency-cruiser.config.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const SIGN_IN = ["flows/sign-in/sign-in-form.tsx", "flows/sign-in/use-sign-in.ts"];

/** The path of a file below `packages/core/src`; undefined for any other file. */
const below = (path: string) => /^packages\/core\/src\/(.+\.tsx?)$/u.exec(path)?.[1];
const folderOf = (file: string) => (file.includes("/") ? file.split("/", 1)[0] : undefined);
const byText = (one: string, other: string) => (one < other ? -1 : 1);

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const { output } = await cruise(["packages/core/src"], { ...config.options, baseDir: root });
if (typeof output === "string") throw new TypeError(output);
const modules = output.modules.flatMap(({ source, dependencies }) => {
  const file = below(source);
  if (file === undefined || /\.test\.|^testing\//u.test(file)) return [];
  const lines = readFileSync(join(root, source), "utf8").trimEnd().split("\n").length;
  // The files that it imports at its start, types left out.
  const imports = dependencies
    .filter(({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes("type-only"))
    .flatMap(({ resolved }) => below(resolved) ?? []);
  return { file, lines, imports };
});
const importsOf = new Map(modules.map(({ file, imports }) => [file, imports]));
const crossing = modules.flatMap(({ file, imports }) =>
  imports
    .map((target) => [folderOf(file), folderOf(target)] as const)
    .filter(([from, to]) => from !== undefined && to !== undefined && from !== to)
    .map(([from, to]) => `${from} → ${to}`),
);
const arrows = [...new Set(crossing)].toSorted(byText);
const closure = new Set(SIGN_IN);
// A set that grows while it is read is read to its new end.
for (const next of closure) for (const each of importsOf.get(next) ?? []) closure.add(each);

console.log("| folder | files | lines | median |\n| --- | --: | --: | --: |");
const folders = Map.groupBy(modules, ({ file }) => folderOf(file) ?? "(entries)");
for (const [folder, files] of [...folders].toSorted(([one], [other]) => byText(one, other))) {
  const lines = files.map((each) => each.lines);
  const sum = lines.reduce((one, other) => one + other, 0);
  console.log(`| ${folder} | ${files.length} | ${sum} | ${median(lines)} |`);
}
console.log(`
${modules.length} files, ${median(modules.map(({ lines }) => lines))} lines at the median.
${crossing.length} imports between folders, along ${arrows.length} arrows: ${arrows.join(", ")}.
${closure.size} files behind ${SIGN_IN.join(" and ")}: ${[...closure].toSorted(byText).join(", ")}.`);
