import { readFileSync } from "node:fs";

/** A name for a process, and no other that gets its number later. */
export function markOf(pid: number): string {
  return `${pid}-${startOf(pid) ?? ""}`;
}

export function pidOf(mark: string): number {
  return Number.parseInt(mark, 10);
}

/** Returns true while the process of a mark still runs. */
export function isRunning(mark: string): boolean {
  const pid = pidOf(mark);
  const start = mark.slice(`${pid}-`.length);
  // In a container that is started again, another process has the same number.
  if (start !== "") return startOf(pid) === start;
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process started, in ticks since the boot; undefined where it has ended or the system does not say. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold spaces and brackets.
    const [state = "", ...more] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return "ZX".includes(state) ? undefined : more[18];
  } catch {
    return undefined;
  }
}
