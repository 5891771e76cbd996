import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../../scripts/failure.mjs";
import { start } from "../../../scripts/processes.mjs";
import type { Site } from "./sites.ts";

/**
 * Installs and builds the pages of the other products where they are not there yet. They have a workspace
 * of their own, so that nobody else waits for them.
 * @throws {Failure} when they cannot be had
 */
export async function bringPeers(root: string, sites: readonly Site[]): Promise<void> {
  const isMissing = ({ folder }: Site) => !existsSync(join(root, folder, "index.html"));
  const missing = sites.filter(({ kind }) => kind !== "ours").filter(isMissing);
  if (missing.length === 0) return;
  console.log(`Bringing ${missing.map(({ label }) => label).join(", ")} ...`);
  const cwd = join(root, "tooling/bench/peers");
  await quietly(cwd, ["install", "--frozen-lockfile"]);
  await quietly(cwd, ["--recursive", "run", "build"]);
}

async function quietly(cwd: string, args: readonly string[]): Promise<void> {
  const { child, ended } = start("pnpm", args, { cwd, output: "pipe" });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (piece: Buffer) => (said += piece.toString()));
  }
  if ((await ended) !== 0) throw new Failure(`pnpm ${args.join(" ")} failed in ${cwd}.`, said);
}
