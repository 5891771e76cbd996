import type { Context } from "hono";

/** SQLite's codes for what the system refuses: busy, read-only, input or output, full, cannot be opened. */
const OF_THE_SYSTEM = new Set([5, 8, 10, 13, 14]);
/** The lower byte is the code, the others say more of it. */
const BYTE = 256;

/** Answers a request that has failed, and prints why. */
export function answerFailure(error: unknown, c: Context): Response {
  reportError(error);
  return c.text("The sandbox failed", 500);
}

/** Prints an error that fails a request: one line for what the system refuses, and a bug with its stack. */
export function reportError(error: unknown): void {
  if (error instanceof Error && "errcode" in error) {
    const code = Number(error.errcode) % BYTE;
    if (OF_THE_SYSTEM.has(code)) return console.error(`The sandbox cannot write: ${error.message}`);
  }
  console.error(error);
}
