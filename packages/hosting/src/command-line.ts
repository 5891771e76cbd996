import { inspect } from "node:util";

/** A mistake in the user's input. Its message says what to change; no stack is shown. */
export class InputError extends Error {
  override name = "InputError";

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = "";
  }

  /** What tools show that print errors as they are, such as vite. */
  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Runs a command of this package with the arguments of the process. `--help` prints how it is used; a mistake in the
 * arguments and an `InputError` are printed as one line, and every error makes the exit code 1.
 */
export function runCommand(usage: string, run: (args: readonly string[]) => void): void {
  // Package managers pass their own separator on.
  const args = process.argv.slice(2).filter((arg) => arg !== "--");
  if (args.some((arg) => arg === "--help" || arg === "-h")) return console.log(usage);
  try {
    run(args);
  } catch (error) {
    process.exitCode = 1;
    console.error(isInputError(error) ? `waymark: ${error.message}` : error);
  }
}

function isInputError(error: unknown): error is Error {
  if (error instanceof InputError) return true;
  if (!(error instanceof Error && "code" in error)) return false;
  return String(error.code).startsWith("ERR_PARSE_ARGS");
}

/** How the reader calls a command: by the script of this repository, or as a command of the package. */
export function commandName(name: "configure" | "nginx"): string {
  return process.argv[1]?.endsWith(".ts") === true ? `pnpm ${name}` : `npx waymark-${name}`;
}
