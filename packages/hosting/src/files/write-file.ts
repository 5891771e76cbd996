import { randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { InputError } from "../input-error.ts";

/**
 * Writes a file, and makes its folder where there is none. A file that is there is replaced as a whole or not at all, where
 * its folder and its owner allow it.
 * @throws {InputError} when the system refuses it
 */
export function writeFile(file: string, text: string): void {
  try {
    makeFolder(dirname(file));
    const path = existsSync(file) ? realpathSync(file) : file;
    if (!existsSync(path) || !replaceFile(path, text)) writeFileSync(path, text);
  } catch (error) {
    throw new InputError(`${file} is not written: ${(error as Error).message}`);
  }
}

/** Codes of a system that lets a file be written, but not replaced with its owner and group. */
const refusals: readonly unknown[] = ["EACCES", "EPERM", "EROFS", "EBUSY"];

/** Replaces a file by a rename, with its owner, group and mode. @returns whether the system allows that */
function replaceFile(file: string, text: string): boolean {
  const { mode, uid, gid } = statSync(file);
  try {
    makeThenRename(file, (next) => {
      writeFileSync(next, text);
      chownSync(next, uid, gid);
      chmodSync(next, mode);
    });
    return true;
  } catch (error) {
    if (refusals.includes((error as NodeJS.ErrnoException).code)) return false;
    throw error;
  }
}

/**
 * Makes a file under another name beside its own and renames it, so that it is there as a whole or not at all.
 * @param make makes the file of the other name
 * @internal
 */
export function makeThenRename(file: string, make: (next: string) => void): void {
  // In a container each process has the same id, and a slow run may be taken for a killed one.
  const next = beside(file, `next-${randomUUID()}`);
  try {
    make(next);
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}

/** The path of something beside a file or folder, that hosts do not serve. */
export function beside(path: string, name: string): string {
  return join(dirname(path), `.${basename(path)}.${name}`);
}

/**
 * Makes a folder, and those above it. The option of Node that does so never ends where the system refuses a name, as it
 * does below `/proc`.
 * @throws the system's error
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
