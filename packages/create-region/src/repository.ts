import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CliError } from "../../../scripts/cli-error.mjs";

/** The Waymark repository that a folder is in; undefined outside of it. */
export function findRepository(folder: string): string | undefined {
  if (existsSync(join(folder, "packages/create-region/package.json"))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findRepository(parent);
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

/** Whether a name stands for something else: a host, or a package, tool or library of the folder's repository. */
export function isReserved(root: string, name: string): boolean {
  if (alwaysReserved.includes(name)) return true;
  const lockfile = join(root, "pnpm-lock.yaml");
  const used = new RegExp(`^ {2}(?:(?:packages|tooling)/| {4})${name}:$`, "mu");
  return existsSync(lockfile) && used.test(readFileSync(lockfile, "utf8"));
}
