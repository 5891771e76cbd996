import { inspect } from "node:util";
import type { Command } from "commander";

/** A mistake in the user's input. Its message says what to change; no stack is shown. */
export class InputError extends Error {
  override name = "InputError";

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = "";
  }

  /** Text for tools that print errors as they are, such as vite. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** Runs a command with the arguments of the process. An `InputError` is printed as one line. */
export function runCommand(command: Command): void {
  // Package managers pass their own separator on.
  const args = process.argv.slice(2).filter((arg) => arg !== "--");
  try {
    command.showHelpAfterError("See --help.").parse(args, { from: "user" });
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof InputError ? `waymark: ${error.message}` : error);
  }
}
