import { chmodSync, createReadStream, createWriteStream, renameSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { folderOf, oldChromium, oldChromiums, type OldName } from "@waymark/e2e/old-chromium";
import { withPacked } from "./packed-files.ts";

/**
 * Fetches an old Chromium from the registry, once, into a folder of its own.
 * @returns why it cannot be installed; undefined if it is installed
 */
export async function bringOldChromium(name: OldName): Promise<string | undefined> {
  if (oldChromium(name) !== undefined) return undefined;
  if (process.platform !== "linux" || process.arch !== "x64") return "it is built for Linux on x64";
  const { packed, integrity } = oldChromiums[name];
  const folder = folderOf(name);
  console.log(`  Fetching ${name} (${packed}) ...`);
  try {
    await withPacked({ name: packed, integrity }, folder, (unpacked) =>
      decompress(join(unpacked, "bin/chromium.br"), join(folder, "chromium")),
    );
  } catch (error) {
    return `${packed} could not be fetched (${String(error)})`;
  }
  return undefined;
}

/** Under another name until it is whole: an interrupted run must not leave half a browser. */
async function decompress(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(`${to}.part`));
  chmodSync(`${to}.part`, 0o755);
  renameSync(`${to}.part`, to);
}
