/** The largest body that a request may have. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Nothing that a page or a test sends is nested as deeply as this. */
const MAX_LEVELS = 32;

/**
 * Parses JSON that came with a request.
 * @throws {SyntaxError} when it is not JSON, or nested so deeply that a function which walks through it would fail
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) throw new SyntaxError("The JSON is nested too deeply");
    level = level.flatMap((each) => (typeof each === "object" ? Object.values({ ...each }) : []));
  }
  return value;
}

/**
 * Parses JSON, or a form, whose fields are texts. The first character decides, because programs such as curl send the
 * content type of a form for everything.
 * @returns an empty object for broken JSON
 */
export function parseJsonOrForm(text: string): Record<string, unknown> {
  if (!text.trimStart().startsWith("{")) return Object.fromEntries(new URLSearchParams(text));
  try {
    return Object(parseJson(text));
  } catch {
    return {};
  }
}
