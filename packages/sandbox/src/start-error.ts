/** Why the sandbox cannot start, as a message for the terminal. */
export class StartError extends Error {
  override name = "StartError";
}
