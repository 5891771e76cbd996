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
import { Failure } from "../../../scripts/failure.mjs";

interface Entry {
  /** Its path in the build. */
  name: string;
  kind: "folder" | "file" | "link";
}

/** Everything in a build, a folder before what it holds. No symbolic link is followed. */
export function buildFiles(dist: string, folder = dist): Entry[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const own: Entry = { name: relative(dist, path), kind: kindOf(entry) };
    return own.kind === "folder" ? [own, ...buildFiles(dist, path)] : [own];
  });
}

/** @throws {Failure} that names a symbolic link out of the build: what is there is no part of it */
export function checkLinks(dist: string, entries: readonly Entry[]): void {
  for (const { name } of entries.filter(({ kind }) => kind === "link")) {
    const path = join(dist, name);
    if (!existsSync(path) || realpathSync(path).startsWith(dist + sep)) continue;
    throw new Failure(
      `${path} is a symbolic link out of the build. Put a copy of the file or folder in its place.`,
    );
  }
}

/** Gives another folder some entries of a build. Files are shared, not copied, where the disk can do that. */
export function shareFiles(entries: readonly Entry[], from: string, to: string): void {
  for (const { name, kind } of entries) {
    const path = join(from, name);
    if (kind === "folder") mkdirSync(join(to, name), { mode: statSync(path).mode });
    else if (kind === "link") symlinkSync(readlinkSync(path), join(to, name));
    else share(path, join(to, name));
  }
}

function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function kindOf(entry: Dirent): Entry["kind"] {
  if (entry.isSymbolicLink()) return "link";
  return entry.isDirectory() ? "folder" : "file";
}
