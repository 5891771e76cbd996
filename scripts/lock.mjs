import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * @typedef {object} Lock
 * @property {(pid: number | undefined) => void} add keeps the lock until that process has ended as well
 *
 * @typedef {object} LockOptions
 * @property {AbortSignal | undefined} signal ends the waiting
 * @property {(pid: number) => void} onWait called once, when another process has the lock
 */

const POLL_MS = 100;

/**
 * Runs work while no other process has the same lock. The lock is a folder with an empty file for each process that has it
 * or asks for it. A process that finds no other has the lock. Each writes its file before it looks, so that two processes
 * never both find none. The file of a killed process does not count, and is deleted by the next.
 *
 * @template Result
 * @param {string} folder a folder that exists
 * @param {(lock: Lock) => Promise<Result>} work
 * @param {LockOptions} options
 * @returns {Promise<Result>}
 */
export async function withLock(folder, work, { signal, onWait }) {
  for (let waits = false; ; waits = true) {
    const own = addFile(folder, process.pid);
    const other = runningIn(folder).find((name) => name !== own);
    try {
      if (other === undefined) {
        return await work({ add: (pid) => pid !== undefined && addFile(folder, pid) });
      }
    } finally {
      rmSync(join(folder, own), { force: true });
    }
    if (!waits) onWait(Number.parseInt(other, 10));
    // At random, so that two that have seen each other do not continue to.
    await wait(POLL_MS * (0.5 + Math.random()), undefined, { signal });
  }
}

/**
 * Writes the file of a process. Its name is unique, even if the system reuses the number of the process.
 *
 * @param {string} folder
 * @param {number} pid
 */
function addFile(folder, pid) {
  const name = `${pid}_${startOf(pid) ?? ""}_${randomUUID().slice(0, 8)}`;
  writeFileSync(join(folder, name), "");
  return name;
}

/**
 * Lists the files of running processes, and deletes the others.
 *
 * @param {string} folder
 */
function runningIn(folder) {
  return readdirSync(folder).filter((name) => {
    const [pid, start] = name.split("_");
    const runs = start !== "" && startOf(Number(pid)) === start;
    if (!runs) rmSync(join(folder, name), { force: true });
    return runs;
  });
}

/**
 * When a process started, in ticks since the boot; undefined if it has ended. Where the system does not say, "?" as long
 * as there is a process of that number.
 *
 * @param {number} pid
 */
function startOf(pid) {
  try {
    if (!existsSync("/proc/self/stat")) return process.kill(pid, 0) && "?";
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may contain spaces and brackets.
    const [state = "", ...more] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended; its parent has not read the exit code.
    return "ZX".includes(state) ? undefined : more[18];
  } catch {
    return undefined;
  }
}
