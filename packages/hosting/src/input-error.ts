import { inspect } from "node:util";

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

/**
 * Refuses what has mistakes.
 * @param title such as `texts.json is not used`
 * @throws {InputError} with all of them below the title
 * @internal
 */
export function refuse(title: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new InputError(`${title}:\n  ${faults.join("\n  ")}`);
}

/**
 * Refuses a username and a password in what should be an address, also in one that no program can read.
 * @throws {InputError} without repeating them
 * @internal
 */
export function refuseUserInfo(given: string): void {
  if (!given.includes("@")) return;
  throw new InputError(
    "Give the address without a username and a password: they are not sent, and a log would keep them.",
  );
}
