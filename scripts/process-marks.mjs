import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

/**
 * A name for a process that no later process has, even where its number is given out again; every call gives another one.
 *
 * @param {number} pid
 */
export function markOf(pid) {
  return `${pid}_${startOf(pid) ?? ""}_${randomUUID().slice(0, 8)}`;
}

/** @param {string} mark */
export function pidOf(mark) {
  return Number.parseInt(mark, 10);
}

/** @param {string} mark */
export function isRunning(mark) {
  const [, start] = mark.split("_");
  if (existsSync("/proc/self/stat")) return start !== "" && startOf(pidOf(mark)) === start;
  try {
    return process.kill(pidOf(mark), 0);
  } catch (error) {
    // Another user's process is there as well.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * When a process started, in ticks since the machine did; undefined when it has ended, or where the system does not tell.
 *
 * @param {number} pid
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets comes first, and may hold blanks and brackets itself.
    const [state = "", ...more] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended; its parent has not asked for the exit code yet, and may never.
    return "ZX".includes(state) ? undefined : more[18];
  } catch {
    return undefined;
  }
}
