import { readFileSync } from "node:fs";
import { endAll } from "./processes.mjs";

const LOOK_MS = 500;
const SHELLS = new Set(["sh", "dash", "bash"]);

/**
 * Ends what was started once npm is gone: it may be killed without a chance to pass that on, and the
 * shell between it and this process would live on with four servers.
 */
export function endWithNpm() {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const atFirst = ancestors();
  setInterval(() => ancestors() !== atFirst && endAll("SIGTERM"), LOOK_MS).unref();
}

/** The parent, and where that is the shell that npm runs its scripts in, the parent's parent too. */
function ancestors() {
  const parent = process.ppid;
  try {
    const [, name = "", above = ""] =
      /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? [];
    return SHELLS.has(name) ? `${parent} ${above}` : `${parent}`;
  } catch {
    // Not Linux, or the parent left between the two looks.
    return `${parent}`;
  }
}
