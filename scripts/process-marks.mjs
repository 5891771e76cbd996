import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

/**
 * A unique name for a process, even if the system reuses its number. Every call returns another name.
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
    // The process exists and belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * When a process started, in ticks since the boot; undefined if it has ended or the system does not say.
 *
 * @param {number} pid
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may contain spaces and brackets.
    const [state = "", ...more] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended; its parent has not read the exit code.
    return "ZX".includes(state) ? undefined : more[18];
  } catch {
    return undefined;
  }
}
