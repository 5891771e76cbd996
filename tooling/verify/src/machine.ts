import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
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

/** What a command says; undefined where it does not start. */
export async function outputOf(
  command: string,
  ...args: readonly string[]
): Promise<string | undefined> {
  try {
    return (await promisify(execFile)(command, args)).stdout.trim();
  } catch {
    return undefined;
  }
}

/** What a browser says it is; undefined where it does not start. */
export const versionOf = (path: string) => outputOf(path, "--version", "--no-sandbox");

/** A package of the registry, of which nothing but some files is wanted. */
export interface Packed {
  /** With its version. */
  name: string;
  /** Of the package's file, so that nothing else is used. */
  integrity: string;
}

/**
 * Fetches a package and hands over the folder that it is unpacked into, which is deleted afterwards.
 * @throws {Error} if it cannot be downloaded, or is not the expected file
 */
export async function withPacked(
  { name, integrity }: Packed,
  folder: string,
  use: (unpacked: string) => Promise<void> | void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await quietly("npm", ["pack", name, "--pack-destination", folder]);
  const file = join(folder, `${name.replace(/^@/u, "").replaceAll(/[/@]/gu, "-")}.tgz`);
  const unpacked = join(folder, "package");
  try {
    const hash = createHash("sha512").update(readFileSync(file)).digest("base64");
    if (`sha512-${hash}` !== integrity) throw new Error(`${name} is not the expected file`);
    await quietly("tar", ["xzf", file, "-C", folder]);
    await use(unpacked);
  } finally {
    rmSync(file, { force: true });
    rmSync(unpacked, { recursive: true, force: true });
  }
}
