import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";
import config from "../dependency-cruiser.config.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const SIGN_IN = ["flows/sign-in/sign-in-form.tsx", "flows/sign-in/use-sign-in.ts"];

interface Module {
  /** Its path below `packages/core/src`. */
  file: string;
  lines: number;
  /** The files that it imports at its start, types left out. */
  imports: readonly string[];
}

/** The path of a file below `packages/core/src`; undefined for any other file. */
function below(path: string): string | undefined {
  return /^packages\/core\/src\/(.+\.tsx?)$/u.exec(path)?.[1];
}

/** Reads the modules of core that a build may contain. */
async function readModules(): Promise<Module[]> {
  const { output } = await cruise(["packages/core/src"], { ...config.options, baseDir: root });
  if (typeof output === "string") throw new TypeError(output);
  return output.modules.flatMap(({ source, dependencies }) => {
    const file = below(source);
    if (file === undefined || /\.test\.|^testing\//u.test(file)) return [];
    const imported = dependencies.filter(
      ({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes("type-only"),
    );
    return {
      file,
      lines: readFileSync(join(root, source), "utf8").trimEnd().split("\n").length,
      imports: imported.flatMap(({ resolved }) => below(resolved) ?? []),
    };
  });
}

/** Every file that the given files need, themselves included. */
function closureOf(files: readonly string[], modules: ReadonlyMap<string, Module>): Set<string> {
  const found = new Set(files);
  // A set that grows while it is read is read to its new end.
  for (const next of found) for (const each of modules.get(next)?.imports ?? []) found.add(each);
  return found;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const byText = (one: string, other: string) => (one < other ? -1 : 1);
const folderOf = (file: string) => (file.includes("/") ? file.split("/", 1)[0] : undefined);

const modules = await readModules();
const folders = Map.groupBy(modules, ({ file }) => folderOf(file) ?? "(entries)");
const crossing = modules.flatMap(({ file, imports }) =>
  imports
    .map((target) => [folderOf(file), folderOf(target)] as const)
    .filter(([from, to]) => from !== undefined && to !== undefined && from !== to)
    .map(([from, to]) => `${from} → ${to}`),
);
const arrows = [...new Set(crossing)].toSorted(byText);
const closure = closureOf(SIGN_IN, new Map(modules.map((module) => [module.file, module])));

console.log("| folder | files | lines | median |\n| --- | --: | --: | --: |");
for (const [folder, files] of [...folders].toSorted(([one], [other]) => byText(one, other))) {
  const lines = files.map((each) => each.lines);
  const sum = lines.reduce((one, other) => one + other, 0);
  console.log(`| ${folder} | ${files.length} | ${sum} | ${median(lines)} |`);
}
console.log(`
${modules.length} files, ${median(modules.map(({ lines }) => lines))} lines at the median.
${crossing.length} imports between folders, along ${arrows.length} arrows: ${arrows.join(", ")}.
${closure.size} files behind ${SIGN_IN.join(" and ")}: ${[...closure].toSorted(byText).join(", ")}.`);
