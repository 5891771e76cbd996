const MOST_FRAMES = 5;
/** A place in a script of the build; other scripts belong to extensions or to the person. */
const FRAME = /\/assets\/(?<frame>[\w-]+\.js:\d+:\d+)\)?$/u;

/**
 * The places in the build's own scripts that an error came from, such as `index-4f2a.js:1:2345`. The error's message and
 * the names of functions stay out.
 */
export function framesOf(error: unknown, origin: string): string[] {
  if (!(error instanceof Error) || typeof error.stack !== "string") return [];
  // A message may have several lines, which are no frames.
  const lines = error.stack.replace(error.message, "").split("\n");
  return lines
    .filter((line) => /^\s*at |@/u.test(line) && line.includes(`${origin}/`))
    .map((line) => FRAME.exec(line.trim())?.groups?.["frame"])
    .filter((frame) => frame !== undefined)
    .slice(0, MOST_FRAMES);
}
