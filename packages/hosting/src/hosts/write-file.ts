import {
  chmodSync,
  chownSync,
  existsSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { InputError } from "../input-error.ts";
import { makeFolder } from "../files/make-folder.ts";

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
  const next = `${file}.next-${process.pid}`;
  const { mode, uid, gid } = statSync(file);
  try {
    writeFileSync(next, text);
    chownSync(next, uid, gid);
    chmodSync(next, mode);
    renameSync(next, file);
    return true;
  } catch (error) {
    if (refusals.includes((error as NodeJS.ErrnoException).code)) return false;
    throw error;
  } finally {
    rmSync(next, { force: true });
  }
}
