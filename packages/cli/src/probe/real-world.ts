import {
  closeSync,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
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
  writeFile: writePrivately,
};

const OWNER_ONLY = 0o600;

/** Writes what others should not read, even if every secret is left out. */
function writePrivately(path: string, text: string): void {
  const file = openSync(path, "a", OWNER_ONLY);
  try {
    // A file that was there has a mode of its own. The path may also be that of a terminal or a pipe.
    if (fstatSync(file).isFile()) {
      fchmodSync(file, OWNER_ONLY);
      ftruncateSync(file);
    }
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}
