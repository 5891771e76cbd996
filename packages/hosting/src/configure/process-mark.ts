import { createHash } from "node:crypto";
import { readFileSync, readlinkSync, statSync } from "node:fs";
import { hostname } from "node:os";

/** No run takes that long. */
const MAX_RUN_MS = 3_600_000;

/** A name for a process of this machine. One that gets the same process id later, or in another container, has another name. */
export function markOf(pid: number): string {
  return `${pid}-${startOf(pid) ?? ""}-${here()}`;
}

/** The process id of a mark; undefined where the process belongs to another container or machine. */
export function pidOf(mark: string): number | undefined {
  const { pid, place } = partsOf(mark);
  return place === here() ? pid : undefined;
}

/**
 * Returns true while the process of a mark still runs, or may do so because it cannot be seen from here.
 * @param ageMs time since the mark was made
 */
export function isRunning(mark: string, ageMs: number): boolean {
  const { pid, start } = partsOf(mark);
  if (pidOf(mark) === undefined) return ageMs < MAX_RUN_MS;
  // In a container that is started again, another process has the same id.
  if (start !== "" && isVisible(pid)) return startOf(pid) === start;
  if (start === "" && pid === process.pid) return false;
  try {
    // Where the system does not say when a process started, another one may have the id by now.
    return process.kill(pid, 0) && start === "" && ageMs < MAX_RUN_MS;
  } catch (error) {
    // The process exists and belongs to another user. Some systems hide the processes of others.
    return (error as NodeJS.ErrnoException).code === "EPERM" && ageMs < MAX_RUN_MS;
  }
}

/** Time since a mark was made; endless for one that was removed meanwhile. */
export function ageOf(path: string): number {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return made === undefined ? Infinity : Date.now() - made;
}

function partsOf(mark: string): { pid: number; start: string; place: string } {
  const [pid = "", start = "", place = ""] = mark.split("-");
  return { pid: Number.parseInt(pid, 10), start, place };
}

/** The machine and container, in which a process id stands for one process. */
function here(): string {
  const place = `${hostname()} ${readOr(() => readlinkSync("/proc/self/ns/pid"))}`;
  return createHash("sha256").update(place).digest("hex").slice(0, 8);
}

function isVisible(pid: number): boolean {
  return statOf(pid) !== "";
}

/** When a process started, in ticks since the boot; undefined where it has ended or the system does not say. */
function startOf(pid: number): string | undefined {
  const stat = statOf(pid);
  // The name in brackets may hold spaces and brackets.
  const [state = "", ...more] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return "ZX".includes(state) ? undefined : more[18];
}

function statOf(pid: number): string {
  return readOr(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
}

function readOr(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
}
