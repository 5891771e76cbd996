/** What keeps the sandbox from starting, in words for the person who started it. */
export class StartError extends Error {
  override name = "StartError";
}
