import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { findOnPath } from "@waymark/e2e/engines";
import { start } from "../../../scripts/processes.mjs";

/**
 * Installs packages of Debian's, where that is possible.
 * @param words what is said of it beforehand
 * @returns whether it was tried
 */
export async function installPackages(names: readonly string[], words: string): Promise<boolean> {
  const isDebian = existsSync("/etc/debian_version") && findOnPath(["apt-get"]) !== undefined;
  if (!isDebian || process.getuid?.() !== 0) return false;
  console.log(`  ${words} ...`);
  await quietly("apt-get", ["update"]);
  await quietly("apt-get", ["install", "-y", "--no-install-recommends", ...names]);
  return true;
}

/** Runs a command without output. The caller handles a failure: it tries another way or reports it. */
export async function quietly(command: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { child, ended } = start(command, args, { env, output: "pipe" });
  child.stdout?.resume();
  child.stderr?.resume();
  await ended.catch(() => 1);
}

/** What a browser says it is; undefined where it does not start. */
export async function versionOf(path: string): Promise<string | undefined> {
  try {
    return (await promisify(execFile)(path, ["--version", "--no-sandbox"])).stdout.trim();
  } catch {
    return undefined;
  }
}
