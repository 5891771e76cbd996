import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { quietly } from "./machine.ts";

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
