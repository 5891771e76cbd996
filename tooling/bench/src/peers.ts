import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "../../../scripts/cli-error.mjs";
import { start } from "../../../scripts/processes.mjs";
import type { Site } from "./sites.ts";

const folder = "tooling/bench/peers";

/**
 * Installs and builds the pages of the other products if they are missing or outdated.
 * Their separate workspace keeps them out of other installations.
 * @throws {CliError} if that fails
 */
export async function bringPeers(root: string, sites: readonly Site[]): Promise<void> {
  const cwd = join(root, folder);
  const changedMs = newest(cwd);
  const isStale = (site: Site) => builtMs(join(root, site.folder)) < changedMs;
  const stale = sites.filter(({ kind }) => kind !== "ours").filter(isStale);
  if (stale.length === 0) return;
  console.log(`Bringing ${stale.map(({ label }) => label).join(", ")} ...`);
  await quietly(cwd, ["install", "--frozen-lockfile"]);
  await quietly(cwd, ["--recursive", "run", "build"]);
}

/** When the newest of the files was written that the pages are made from. */
function newest(cwd: string): number {
  const files = globSync("{*.yaml,*/{*.*,src/*}}", { cwd });
  return Math.max(...files.map((file) => statSync(join(cwd, file)).mtimeMs));
}

function builtMs(dist: string): number {
  return statSync(join(dist, "index.html"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Runs pnpm, and shows its output when it fails. */
export async function quietly(cwd: string, args: readonly string[]): Promise<void> {
  const { child, ended } = start("pnpm", args, { cwd, output: "pipe" });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (piece: Buffer) => (said += piece.toString()));
  }
  if ((await ended) !== 0) throw new CliError(`pnpm ${args.join(" ")} failed in ${cwd}.`, said);
}
