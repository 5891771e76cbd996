import type { Row } from "../hosts/template-view.ts";

const AHEAD = "(?!";

/**
 * Turns a pattern with a negative lookahead into two rows, because Caddy's patterns have none: the first matches what the
 * lookahead excludes.
 * @param excluded the value for what it excludes
 */
export function withoutLookahead(key: string, value: string, excluded: string): Row[] {
  const start = key.indexOf(AHEAD);
  if (start === -1) return [{ key, value }];
  const end = endOfGroup(key, start);
  const [before, inside, after] = [
    key.slice(0, start),
    key.slice(start + AHEAD.length, end - 1),
    key.slice(end),
  ];
  return [
    { key: `${before}(?:${inside})`, value: excluded },
    ...withoutLookahead(before + after, value, excluded),
  ];
}

/** The index after the parenthesis that closes a group. */
function endOfGroup(pattern: string, start: number): number {
  let depth = 0;
  for (let index = start; index < pattern.length; index += 1) {
    if (pattern[index] === "\\") index += 1;
    else if (pattern[index] === "(") depth += 1;
    else if (pattern[index] === ")" && (depth -= 1) === 0) return index + 1;
  }
  throw new Error(`${pattern} has an open group`);
}
