import { inspect } from "node:util";

/** A fault that is told in one line, without a stack: the reader cannot mend our code, only the cause. */
export class Failure extends Error {
  /**
   * @param {string} message what is wrong and what to do about it
   * @param {string} [details] what a tool said, where that is all there is to go by
   */
  constructor(message, details) {
    super(message);
    this.stack = "";
    this.details = details;
  }

  /** What tools show that print errors as they are, such as vite. */
  [inspect.custom]() {
    return this.message;
  }
}

/**
 * Says what happened and leaves with exit code 1; anything but a Failure is a fault of the program
 * and keeps its stack.
 *
 * @param {unknown} error
 */
export function tell(error) {
  process.exitCode = 1;
  if (!(error instanceof Failure)) return console.error(error);
  if (error.details !== undefined) console.error(error.details.trim());
  console.error(`waymark: ${error.message}`);
}
