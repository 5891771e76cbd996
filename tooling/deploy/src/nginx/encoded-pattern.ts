/**
 * A pattern for a part of a query as a browser reads it, made to match the part as it was sent: nginx decodes no query, so
 * each class of characters, e.g. `[A-Za-z]`, also matches those characters percent-encoded. A leading `^` is dropped.
 */
export function encodedPattern(pattern: string): string {
  return pattern
    .replace(/^\^/u, "")
    .replaceAll(/\[([^\]]+)\]/gu, (all, ranges: string) => `(?:${all}|%(?i:${codesOf(ranges)}))`);
}

/** The characters of a class's ranges as hexadecimal codes. */
function codesOf(ranges: string): string {
  const codes = [...ranges.matchAll(/(.)-(.)|./gu)].flatMap(([one, from = one, to = one]) => {
    const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)];
    return Array.from({ length: last - first + 1 }, (_, index) => (first + index).toString(16));
  });
  return codes.join("|");
}
