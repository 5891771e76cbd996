import {
  copyFileSync,
  type Dirent,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join, relative, sep } from "node:path";
import { InputError } from "../command-line.ts";

export interface BuildEntry {
  /** Its path in the build. */
  name: string;
  kind: "folder" | "file" | "link";
}

/** Lists everything in a build, a folder before what it holds. No symbolic link is followed. */
export function listBuild(dist: string, folder = dist): BuildEntry[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const own: BuildEntry = { name: relative(dist, path), kind: kindOf(entry) };
    return own.kind === "folder" ? [own, ...listBuild(dist, path)] : [own];
  });
}

/** @throws {InputError} that names a symbolic link out of the build */
export function checkLinks(dist: string, entries: readonly BuildEntry[]): void {
  for (const { name } of entries.filter(({ kind }) => kind === "link")) {
    const path = join(dist, name);
    if (!existsSync(path) || realpathSync(path).startsWith(dist + sep)) continue;
    throw new InputError(
      `${path} is a symbolic link out of the build. Replace it by a copy of the file or folder.`,
    );
  }
}

/** Puts entries of a build into another folder: files as hard links, as copies where the disk has no links. */
export function linkFiles(entries: readonly BuildEntry[], from: string, to: string): void {
  for (const { name, kind } of entries) {
    const path = join(from, name);
    if (kind === "folder") mkdirSync(join(to, name), { mode: statSync(path).mode });
    else if (kind === "link") symlinkSync(readlinkSync(path), join(to, name));
    else linkOrCopy(path, join(to, name));
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function kindOf(entry: Dirent): BuildEntry["kind"] {
  if (entry.isSymbolicLink()) return "link";
  return entry.isDirectory() ? "folder" : "file";
}
