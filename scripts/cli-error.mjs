import { inspect } from "node:util";

/** An error that is printed as one line without a stack: the user can fix the cause, not our code. */
export class CliError extends Error {
  /**
   * @param {string} message what is wrong and what to do about it
   * @param {string} [details] the output of a tool, if it is the only hint
   */
  constructor(message, details) {
    super(message);
    this.stack = "";
    this.details = details;
  }

  /** The output of tools that print errors with their stack, such as vite. */
  [inspect.custom]() {
    return this.message;
  }
}

/**
 * Prints an error and sets exit code 1. Anything but a CliError or a wrong command line is a bug and keeps its stack.
 *
 * @param {unknown} error
 */
export function reportAndExit(error) {
  process.exitCode = 1;
  if (error instanceof CliError && error.details) console.error(error.details.trim());
  const isOfUser =
    error instanceof Error &&
    (error instanceof CliError || codeOf(error).startsWith("ERR_PARSE_ARGS"));
  console.error(isOfUser ? `waymark: ${error.message}` : error);
}

/**
 * The code of an error of Node, such as `EACCES`; the error as text where it has none.
 *
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
