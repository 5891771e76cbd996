import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CliError } from "../../../scripts/cli-error.mjs";
import { manifestOf, type RegionPlan } from "./region-plan.ts";

/** The Waymark repository that a folder is in; undefined outside of it. */
export function findRepository(folder: string): string | undefined {
  if (existsSync(join(folder, "packages/create-region/package.json"))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findRepository(parent);
}

const workspace = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`@waymark/${name}`, "workspace:*"]));
const catalog = (...names: string[]) => Object.fromEntries(names.map((name) => [name, "catalog:"]));

/** The files that an app has only inside the repository. */
export function repositoryFiles(plan: RegionPlan): Record<string, string> {
  const manifest = manifestOf(plan, {
    scripts: { dev: "vite", e2e: "waymark-e2e" },
    dependencies: { ...workspace("branding", "core"), ...catalog("react", "react-dom") },
    devDependencies: {
      ...catalog("@types/react", "@types/react-dom"),
      ...workspace("e2e", "vite-preset"),
      ...catalog("typescript", "vite"),
    },
  });
  const tsconfig = {
    extends: "../../tsconfig.base.json",
    compilerOptions: {
      lib: ["es2022", "dom", "dom.iterable"],
      types: ["@waymark/vite-preset/client"],
    },
    include: ["src"],
  };
  return { "package.json": manifest, "tsconfig.json": JSON.stringify(tsconfig, null, 2) };
}

/** Formats the files of a folder as the repository's other files. */
export function format(root: string, folder: string): void {
  run(root, [join(root, "node_modules/.bin/oxfmt"), folder]);
}

/** Brings the lockfile up to date. */
export function install(root: string): void {
  // Where pnpm sees a CI it refuses to change the lockfile by default.
  const command = ["pnpm", "install", "--no-frozen-lockfile", "--prefer-offline"];
  run(root, command, "The region is written. Repair that, then run pnpm install.");
}

function run(root: string, [command = "", ...args]: readonly string[], advice = ""): void {
  const options = { cwd: root, encoding: "utf8" } as const;
  const { status, error, stdout, stderr } = spawnSync(command, args, options);
  if (status === 0) return;
  const reason = error ? error.message : `it ended with ${status}`;
  throw new CliError(`${command} failed: ${reason}. ${advice}`.trim(), `${stdout}${stderr}`);
}

/** Host names with another meaning, words of the package managers, and the repository's own name. */
const alwaysReserved = ["api", "static", "console", "www", "localhost", "test", "waymark"];

/** Names that would stand for another package, tool or library of the folder's repository. */
export function reservedNames(root: string): ReadonlySet<string> {
  const named = ["packages", "tooling"].flatMap((group) => foldersIn(join(root, group)));
  const members = ["packages", "tooling", "apps"].flatMap((group) =>
    foldersIn(join(root, group)).map((name) => join(root, group, name)),
  );
  return new Set([...alwaysReserved, ...named, ...[root, ...members].flatMap(dependenciesOf)]);
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function dependenciesOf(folder: string): string[] {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return [];
  const { dependencies = {}, devDependencies = {} }: Partial<Record<string, object>> = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return Object.keys({ ...dependencies, ...devDependencies });
}
