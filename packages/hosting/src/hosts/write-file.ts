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
 * Writes a file, and makes its folder where there is none. A file that is there is replaced as a whole or not at all.
 * @throws {InputError} when the system refuses it
 */
export function writeFile(file: string, text: string): void {
  try {
    makeFolder(dirname(file));
    replaceFile(existsSync(file) ? realpathSync(file) : file, text);
  } catch (error) {
    throw new InputError(`${file} is not written: ${(error as Error).message}`);
  }
}

function replaceFile(file: string, text: string): void {
  const next = `${file}.next`;
  try {
    writeFileSync(next, text);
    if (existsSync(file)) makeLike(next, file);
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}

/** Lets those read a file who may read another one: a web server often has a user of its own. */
function makeLike(path: string, model: string): void {
  const { mode, uid, gid } = statSync(model);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
  chmodSync(path, mode);
}
