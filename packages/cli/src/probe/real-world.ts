import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { confirm } from "./confirm.ts";
import type { World } from "./world.ts";

/** The real network, clock, terminal and files. */
export const realWorld: World = {
  fetch: (request) => fetch(request),
  clock: { now: () => performance.now(), wait: (milliseconds) => wait(milliseconds) },
  // What a program reads is alone on the standard output.
  progress: (line) => console.error(line),
  print: (text) => console.log(text),
  // A question that is written to a file waits without a reader.
  confirm:
    process.stdin.isTTY && process.stderr.isTTY
      ? (question) => confirm({ input: process.stdin, output: process.stderr }, question)
      : null,
  readFile: (path) => readFileSync(path, "utf8"),
  // It may hold what others should not read, even if every secret is left out.
  writeFile: (path, text) => writeFileSync(path, text, { mode: 0o600 }),
};
