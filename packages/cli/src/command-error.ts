/** A reason why a command could not run. Its message says what to change; no stack is shown. */
export class CommandError extends Error {
  override name = "CommandError";
}
