import { readFileSync } from "node:fs";
import { endAll } from "./processes.mjs";

const LOOK_MS = 500;
const SHELLS = new Set(["sh", "dash", "bash"]);

/** Ends all processes when npm is gone. A killed npm passes no signal on, and four servers would keep running. */
export function endWithNpm() {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const atFirst = ancestors();
  setInterval(() => ancestors() !== atFirst && endAll("SIGTERM"), LOOK_MS).unref();
}

/** The parent; if that is the shell of an npm script, the grandparent too. */
function ancestors() {
  const parent = process.ppid;
  try {
    const [, name = "", above = ""] =
      /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? [];
    return SHELLS.has(name) ? `${parent} ${above}` : `${parent}`;
  } catch {
    // Not Linux, or the parent has ended.
    return `${parent}`;
  }
}
