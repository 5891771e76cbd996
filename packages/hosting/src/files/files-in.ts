import { readdirSync, statSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * The names of all files in a folder, and in the folders in it, with slashes on every system. Symbolic links are followed.
 * @internal
 */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();
}

/** The names of everything in a folder, with slashes on every system. Node's own walk would follow symbolic links. */
export function entriesIn(folder: string, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = posix.join(below, entry.name);
    return entry.isDirectory() ? [name, ...entriesIn(folder, name)] : [name];
  });
}
