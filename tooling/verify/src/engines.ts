import { chmodSync, createReadStream, createWriteStream, renameSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { engineNames, folderOf, missing, sourceOf } from "@waymark/e2e/engines";
import { installPackages, type Packed, withPacked } from "./machine.ts";

/** Installs missing browser engines where possible, and reports the missing ones, which is no failure. */
export async function bringEngines(): Promise<void> {
  const wanted = engineNames.filter(missing);
  const packages = wanted.map(sourceOf).flatMap((source) => source.packages ?? []);
  if (packages.length > 0) {
    await installPackages(packages, `Installing ${packages.join(", ")}; this takes a minute`);
  }
  for (const name of wanted) {
    const { packed } = sourceOf(name);
    const problem = packed && (await bringOldChromium(packed, folderOf(name)));
    if (missing(name)) console.log(`  ${missing(name)}${problem ? ` ${problem}.` : ""}`);
  }
}

/**
 * Fetches an old Chromium from the registry, once, into a folder of its own.
 * @returns why it cannot be installed; undefined if it is installed
 */
async function bringOldChromium(packed: Packed, folder: string): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return "It is built for Linux on x64";
  console.log(`  Fetching ${packed.name} ...`);
  try {
    await withPacked(packed, folder, (unpacked) =>
      decompress(join(unpacked, "bin/chromium.br"), join(folder, "chromium")),
    );
  } catch (error) {
    return `It could not be fetched (${String(error)})`;
  }
  return undefined;
}

/** Under another name until it is whole: an interrupted run must not leave half a browser. */
async function decompress(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(`${to}.part`));
  chmodSync(`${to}.part`, 0o755);
  renameSync(`${to}.part`, to);
}
