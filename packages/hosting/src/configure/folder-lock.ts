import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { beside } from "../files/write-file.ts";
import { InputError } from "../input-error.ts";
import { ageOf, isRunning, markOf, pidOf } from "./process-mark.ts";
import { unchangedError } from "./replace-folder.ts";

/** Runs work with the lock of a folder. @throws {InputError} that names the process which has it */
export function withFolderLock<Result>(folder: string, work: () => Result): Result {
  const release = takeFolderLock(folder);
  try {
    return work();
  } finally {
    release();
  }
}

/**
 * Takes the lock of a folder, which one process has at a time. The lock is a folder beside it, with a mark of the process
 * inside. A killed process leaves it, and the next one sees that its owner is gone. The owner cannot be seen from another
 * container or machine: there it counts as gone after an hour.
 * @returns a function that gives it back
 * @throws {InputError} that names the process which has it
 */
export function takeFolderLock(folder: string): () => void {
  const lock = beside(folder, "lock");
  const mark = markOf(process.pid);
  const own = `${lock}-${mark}`;
  try {
    mkdirSync(own);
    writeFileSync(join(own, mark), "");
  } catch (error) {
    throw unchangedError(folder, error);
  }
  try {
    while (!tryRename(own, lock)) clearAbandonedLock(folder, lock);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    throw error instanceof InputError ? error : unchangedError(folder, error);
  }
  const release = () => removeLock(lock, [mark]);
  try {
    removeLeftovers(lock);
  } catch (error) {
    release();
    throw unchangedError(folder, error);
  }
  return release;
}

/**
 * Renames a process's own folder to the lock. A folder with a file in it is never replaced, so that only one process can.
 * @returns whether it has the lock
 */
function tryRename(own: string, lock: string): boolean {
  try {
    renameSync(own, lock);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTEMPTY" || code === "EEXIST") return false;
    // Windows has no other code for a folder that is there.
    if (code === "EPERM" && process.platform === "win32" && existsSync(lock)) return false;
    throw error;
  }
}

/** Clears the lock of processes that have ended. @throws {InputError} where one is still running */
function clearAbandonedLock(folder: string, lock: string): void {
  const marks = marksIn(lock);
  const owner = marks.find((mark) => isRunning(mark, ageOf(join(lock, mark))));
  if (owner === undefined) return removeLock(lock, marks);
  const pid = pidOf(owner);
  const minutes = Math.max(1, Math.round(ageOf(join(lock, owner)) / 60_000));
  const [by, otherwise] =
    pid === undefined
      ? [
          `in another container or on another machine, for ${minutes} min`,
          ` If it was killed, delete ${lock}.`,
        ]
      : [`by process ${pid}`, ""];
  throw new InputError(
    `${folder} is being changed ${by}. Nothing is written: try again when that has ended.${otherwise}`,
  );
}

function marksIn(lock: string): string[] {
  try {
    return readdirSync(lock);
  } catch {
    // Its owner has just removed it.
    return [];
  }
}

/** Removes marks and then the lock, unless another process has put its own there meanwhile. */
function removeLock(lock: string, marks: readonly string[]): void {
  for (const mark of marks) rmSync(join(lock, mark), { force: true });
  try {
    rmdirSync(lock);
  } catch {
    // Another process was faster.
  }
}

/** Removes what processes have left that were killed before they had the lock. */
function removeLeftovers(lock: string): void {
  const start = `${basename(lock)}-`;
  for (const name of readdirSync(dirname(lock))) {
    const age = ageOf(join(dirname(lock), name));
    if (!name.startsWith(start) || isRunning(name.slice(start.length), age)) continue;
    rmSync(join(dirname(lock), name), { recursive: true, force: true });
  }
}
