import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { NOTICES_FILE } from "../files/cache-control.ts";
import { entriesIn } from "../files/files-in.ts";
import { chownLike } from "../files/owner-and-mode.ts";
import { makeThenRename } from "../files/write-file.ts";
import { InputError } from "../input-error.ts";
import { readConfiguration } from "../html/configuration-block.ts";
import { keepLinksInside } from "./symbolic-links.ts";
import { CONFIGURATION_FILE } from "./checked-configuration.ts";

/** Every page holds the configuration. */
const MAX_KB = 64;

const OWNER_WRITE = 0o200;
const PERMISSIONS = 0o777;

/**
 * Checks the folder first: with a wrong one, the file does not matter yet.
 * @throws {InputError} that says what is missing, or too large
 */
export function checkPresent(dist: string, file: string): void {
  const built = join(dist, CONFIGURATION_FILE);
  if (!existsSync(dist)) {
    throw new InputError(
      `there is no folder ${dist}. Give the folder of a build, then a JSON file.`,
    );
  }
  if (!existsSync(built)) {
    throw new InputError(`there is no ${built}. Give the folder of a build, such as apps/uk/dist.`);
  }
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new InputError(
      `there is no file ${file}. Give a JSON file with the keys that the stage sets otherwise.`,
    );
  }
  const kb = Math.ceil(statSync(file).size / 1024);
  if (kb > MAX_KB) {
    throw new InputError(
      `${file} has ${kb} kB. Every page holds the configuration: give ${MAX_KB} kB at most.`,
    );
  }
}

/** Returns true for a page of the portal. A region may have other HTML files, such as one that a search engine asks for. */
export function isPage(dist: string, name: string): boolean {
  const path = join(dist, name);
  if (!name.endsWith(".html") || !lstatSync(path).isFile()) return false;
  if (name === "index.html" || name.startsWith("pages/")) return true;
  return Object.keys(readConfiguration(readFileSync(path, "utf8"))).length > 0;
}

/**
 * Copies a build with the owners and modes of its files and folders. Its owner may write to the files of the copy.
 * @throws {InputError} that names a symbolic link out of the copy
 */
export function copyBuild(dist: string, next: string): void {
  cpSync(dist, next, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  keepLinksInside(dist, next, entriesIn(next));
  // A copy keeps the modes of files alone. A change of the owner takes some of them away.
  for (const name of entriesIn(next)) {
    const copy = lstatSync(join(next, name));
    const { mode } = lstatSync(join(dist, name));
    chownLike(join(next, name), join(dist, name));
    if (copy.isDirectory()) chmodSync(join(next, name), mode);
    else if (copy.isFile()) chmodSync(join(next, name), (copy.mode & PERMISSIONS) | OWNER_WRITE);
  }
}

/**
 * Takes the posted notices of a served build along to another one: they are about the portal, not about a build.
 * @throws {InputError} why they cannot be written
 */
export function keepNotices(from: string, to: string): void {
  const [posted, file] = [join(from, NOTICES_FILE), join(to, NOTICES_FILE)];
  if (!existsSync(posted) || !existsSync(to)) return;
  try {
    makeThenRename(file, (next) => {
      copyFileSync(posted, next);
      chownLike(next, posted);
    });
  } catch (error) {
    throw new InputError(`${file} is not written: ${(error as Error).message}`);
  }
}
