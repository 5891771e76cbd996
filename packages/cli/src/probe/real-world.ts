import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { World } from "./world.ts";

/** The real network, clock, terminal and files. */
export const realWorld: World = {
  fetch: (request) => fetch(request),
  clock: { now: () => performance.now(), wait: (milliseconds) => wait(milliseconds) },
  // What a program reads is alone on the standard output.
  progress: (line) => console.error(line),
  print: (text) => console.log(text),
  confirm: process.stdin.isTTY ? confirm : null,
  readFile: (path) => readFileSync(path, "utf8"),
  // It may hold what others should not read, even if every secret is left out.
  writeFile: (path, text) => writeFileSync(path, text, { mode: 0o600 }),
};

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/iu.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
