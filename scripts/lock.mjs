import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isRunning, markOf, pidOf } from "./process-marks.mjs";

/**
 * @typedef {object} Lock
 * @property {(pid: number | undefined) => void} add keeps the lock until that process has ended as well
 *
 * @typedef {object} LockOptions
 * @property {AbortSignal | undefined} [signal] ends the waiting
 * @property {(pid: number) => void} [onWait] called once, when another process has the lock
 */

const POLL_MS = 100;

/**
 * Runs work while no other process has the same lock. The lock is a folder with a file for each process that uses it.
 * A killed process leaves the folder; the next process sees that its owner is gone.
 *
 * @template Result
 * @param {string} path the lock's folder, in a folder that exists
 * @param {(lock: Lock) => Promise<Result>} work
 * @param {LockOptions} [options]
 * @returns {Promise<Result>}
 */
export async function withLock(path, work, options = {}) {
  await take(path, options);
  try {
    return await work({
      add: (pid) => pid !== undefined && writeFileSync(join(path, markOf(pid)), ""),
    });
  } finally {
    clear(path, marksIn(path));
  }
}

/**
 * @param {string} path
 * @param {LockOptions} options
 */
async function take(path, { signal, onWait }) {
  const own = markOf(process.pid);
  const aside = `${path}.${own}`;
  mkdirSync(aside);
  writeFileSync(join(aside, own), "");
  try {
    for (let waits = false; !renamed(aside, path);) {
      const marks = marksIn(path);
      const owner = marks.find(isRunning);
      if (owner === undefined) {
        clear(path, marks);
        continue;
      }
      if (!waits) onWait?.(pidOf(owner));
      waits = true;
      await wait(POLL_MS, undefined, { signal });
    }
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    throw error;
  }
  sweep(path);
}

/**
 * Only one process can rename its folder to the lock's name: a folder with a file in it is never replaced.
 *
 * @param {string} aside
 * @param {string} path
 */
function renamed(aside, path) {
  try {
    renameSync(aside, path);
    return true;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOTEMPTY" || code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} path */
function marksIn(path) {
  try {
    return readdirSync(path);
  } catch {
    // Deleted by another process.
    return [];
  }
}

/**
 * Removes marks and then the folder, unless another process has put its own into it meanwhile.
 *
 * @param {string} path
 * @param {readonly string[]} marks
 */
function clear(path, marks) {
  for (const mark of marks) rmSync(join(path, mark), { force: true });
  try {
    rmdirSync(path);
  } catch {
    // Not empty any more, or gone: another process was faster.
  }
}

/**
 * Removes the folders of processes that were killed while they waited.
 *
 * @param {string} path
 */
function sweep(path) {
  const prefix = `${basename(path)}.`;
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(prefix) || isRunning(name.slice(prefix.length))) continue;
    rmSync(join(dirname(path), name), { recursive: true, force: true });
  }
}
