import { existsSync, lstatSync, readlinkSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { InputError } from "../input-error.ts";

/** @throws {InputError} that names a symbolic link out of the build */
export function checkSymbolicLinks(dist: string, names: readonly string[]): void {
  const outside = names
    .map((name) => join(dist, name))
    .find((path) => existsSync(path) && !realpathSync(path).startsWith(dist + sep));
  if (outside === undefined) return;
  throw new InputError(
    `${outside} is a symbolic link out of the build. Replace it by a copy of the file or folder.`,
  );
}

/**
 * Makes the absolute links of a copy relative, and removes those that lead nowhere: writing to one would make a file there.
 * The owner of the build may have changed it during the copy, so that each link is checked again.
 * @param names everything in the copy
 * @throws {InputError} that names a symbolic link out of the copy
 */
export function keepLinksInside(dist: string, next: string, names: readonly string[]): void {
  const links = names.filter((name) => lstatSync(join(next, name)).isSymbolicLink());
  for (const name of links) {
    const target = readlinkSync(join(next, name));
    if (!target.startsWith(dist + sep)) continue;
    rmSync(join(next, name));
    symlinkSync(relative(dirname(join(dist, name)), target), join(next, name));
  }
  for (const name of links) if (!existsSync(join(next, name))) rmSync(join(next, name));
  checkSymbolicLinks(realpathSync(next), links);
}
