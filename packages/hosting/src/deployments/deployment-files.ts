import { copyFileSync, cpSync, existsSync, linkSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { keepLinksInside } from "../configure/symbolic-links.ts";
import { makeReadableLike } from "../files/owner-and-mode.ts";
import { makeFolder, makeThenRename } from "../files/write-file.ts";
import { entriesIn, filesIn } from "../files/files-in.ts";
import { isHashedName } from "../files/cache-control.ts";
import { type Deployment, distOf, folderOf } from "./deployment.ts";

/**
 * Makes the folder of a deployment, with a copy of the build. Its files have times of their own: servers compare files of two
 * builds by size and time.
 * @throws {InputError} that names a symbolic link out of the build
 */
export function copyIntoDeployment(
  build: string,
  { root, id }: { root: string; id: string },
): void {
  const folder = folderOf(root, id);
  for (const made of [dirname(folder), folder].filter((path) => !existsSync(path))) {
    makeFolder(made);
    makeReadableLike(made, root);
  }
  const dist = distOf(root, id);
  const from = realpathSync(build);
  cpSync(from, dist, { recursive: true, verbatimSymlinks: true });
  keepLinksInside(from, dist, entriesIn(dist));
  // Folders of a copy have an owner and a group of their own, and the outer one has a mode of its own.
  for (const name of ["", ...readdirSync(dist, { recursive: true, encoding: "utf8" })]) {
    makeReadableLike(join(dist, name), join(build, name));
  }
}

/** The extension of a compressed copy, behind the one of its file. */
const COPY = /(?<=\.\w+)\.(?:br|gz)$/u;

/**
 * Lists the files of a build whose names hold a hash. No two builds have different files of one such name: a build stops at
 * a file of a region's own with such a name.
 */
export function hashedAssets(dist: string): string[] {
  return filesIn(dist).filter((name) => isHashedName(`/${name.replace(COPY, "")}`));
}

/**
 * Puts the files of other deployments beside those of a build, so that a page which is open finds its chunks. A file that is
 * there stays.
 */
export function keepAssets(root: string, id: string, others: readonly Deployment[]): void {
  const dist = distOf(root, id);
  for (const other of others) {
    for (const name of other.assets) {
      const from = join(distOf(root, other.id), name);
      if (!existsSync(join(dist, name)) && existsSync(from)) linkOrCopy(from, join(dist, name));
    }
  }
}

/** Links a file, which needs no space, or copies it where the file system has no such links. It is there as a whole or not at all. */
function linkOrCopy(from: string, to: string): void {
  if (!existsSync(dirname(to))) {
    makeFolder(dirname(to));
    makeReadableLike(dirname(to), dirname(from));
  }
  try {
    linkSync(realpathSync(from), to);
  } catch {
    makeThenRename(to, (next) => copyFileSync(from, next));
  }
}
