import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findOnPath, type Packed } from "@waymark/e2e/engines";
import { nginxPath } from "@waymark/e2e/nginx-path";
import { start } from "../../../scripts/processes.mjs";
import { printNote } from "./print.ts";

/**
 * Installs packages of Debian's, where that is possible.
 * @param words what is said of it beforehand
 * @returns whether it was tried
 */
export async function installPackages(names: readonly string[], words: string): Promise<boolean> {
  const isDebian = existsSync("/etc/debian_version") && findOnPath(["apt-get"]) !== undefined;
  if (!isDebian || process.getuid?.() !== 0) return false;
  printNote(`${words} ...`);
  await quietly("apt-get", ["update"]);
  await quietly("apt-get", ["install", "-y", "--no-install-recommends", ...names]);
  return true;
}

/** Brings an nginx, or says that there is none: the browser tests then run over the sandbox alone. */
export async function bringNginx(): Promise<void> {
  if (nginxPath() === undefined) await installPackages(["nginx"], "Installing nginx");
  if (nginxPath() === undefined) {
    printNote("There is no nginx (Debian: nginx), so that no browser test runs over it.");
  }
}

/** Runs a command without output. The caller handles a failure: it tries another way or reports it. */
async function quietly(command: string, args: readonly string[]): Promise<void> {
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

/** The number of a browser's version; undefined where it does not start. */
export async function versionOf(path: string): Promise<string | undefined> {
  return /\d+(?:\.\d+)+/u.exec((await outputOf(path, "--version", "--no-sandbox")) ?? "")?.[0];
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
