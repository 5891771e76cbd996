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
import { once } from "node:events";
import { createInterface } from "node:readline/promises";

/** A clock that can wait, so that tests do not. */
export interface Clock {
  /** Milliseconds since any moment; never goes back. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

/** The outside of a probe: the network, time, the terminal and files. */
export interface World {
  fetch: (request: Request) => Promise<Response>;
  clock: Clock;
  /** Shows a line about the progress. */
  progress: (line: string) => void;
  /** Shows the result. */
  print: (text: string) => void;
  /** Asks a question that is answered by yes or no; null where there is no terminal. */
  confirm: ((question: string) => Promise<boolean>) | null;
  readFile: (path: string) => string;
  writeFile: (path: string, text: string) => void;
}

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

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks a question at a terminal. @returns false for anything but a yes, and where the terminal was left */
export async function confirm({ input, output }: Terminal, question: string): Promise<boolean> {
  const terminal = createInterface({ input, output, terminal: true });
  try {
    // A question is not answered once its input has ended.
    const ended = once(terminal, "close").then(() => "");
    const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended]);
    return /^y(?:es)?$/iu.test(answer.trim());
  } catch (error) {
    const isLeft = error instanceof Error && error.name === "AbortError";
    if (isLeft) return false;
    throw error;
  } finally {
    terminal.close();
  }
}
