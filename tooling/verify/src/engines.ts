import { chmodSync, createReadStream, createWriteStream, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { type EngineName, engineNames, folderOf, missing, sourceOf } from "@waymark/e2e/engines";
import { installPackages, withPacked } from "./machine.ts";
import { printNote } from "./print.ts";

/** Installs missing browser engines where possible, and reports the missing ones, which is no failure. */
export async function bringEngines(): Promise<void> {
  const wanted = engineNames.filter(missing);
  const packages = wanted.map(sourceOf).flatMap((source) => source.packages ?? []);
  if (packages.length > 0) {
    await installPackages(packages, `Installing ${packages.join(", ")}; this takes a minute`);
  }
  for (const name of wanted) {
    const problem = await bringPacked(name).then(() => "", String);
    if (missing(name)) printNote(`${missing(name)} ${problem}`);
  }
}

/**
 * Fetches an engine from the registry, once, into a folder of its own, where its source names a package.
 * @returns its path
 * @throws {Error} if it cannot be fetched
 */
export async function bringPacked(name: EngineName): Promise<string | undefined> {
  const { packed } = sourceOf(name);
  const path = join(folderOf(name), "chromium");
  if (packed === undefined || existsSync(path)) return path;
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(`${packed.name} is built for Linux on x64`);
  }
  printNote(`Fetching ${packed.name} ...`);
  await withPacked(packed, folderOf(name), async (unpacked) => {
    const compressed = createReadStream(join(unpacked, "bin/chromium.br"));
    // Under another name until it is whole: an interrupted run must not leave half a browser.
    await pipeline(compressed, createBrotliDecompress(), createWriteStream(`${path}.part`));
    chmodSync(`${path}.part`, 0o755);
    renameSync(`${path}.part`, path);
  });
  return path;
}
