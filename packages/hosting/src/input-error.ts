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
