import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
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
  const { status, signal, error, stdout, stderr } = spawnSync(command, args, options);
  if (status === 0) return;
  const reason = error ? error.message : `it ended with ${signal ?? status}`;
  // Joined, because a tool that is missing has neither.
  const output = [stdout, stderr].join("");
  throw new CliError(`${command} failed: ${reason}. ${advice}`.trim(), output);
}
