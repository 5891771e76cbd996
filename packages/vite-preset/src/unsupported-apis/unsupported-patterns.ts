/** An escaped bracket (`\(`) and one in a class (`[(]`) are literal and begin no group. */
const LITERAL = /\\.|\[(?:[^\\\]]|\\.)*\]/gsu;
const LOOK_BEHIND = /\(\?<[=!]/u;
/** A group with flags of its own: `(?i:a)`. */
const FLAGS = /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/u;
const NAME = /\(\?(<[^=!>][^>]*>)/gu;

/** Names what Safari 15.4 cannot read in a regular expression: a script with it does not run at all. */
export function unsupportedInPattern(pattern: string, flags: string): string[] {
  // Not removed: what is on both sides would become one.
  const groups = pattern.replaceAll(LITERAL, "_");
  const names = [...groups.matchAll(NAME)].map(([, name]) => name);
  return [
    ...(LOOK_BEHIND.test(groups) ? ["a look-behind"] : []),
    ...(FLAGS.test(groups) ? ["a part of a pattern with flags of its own"] : []),
    ...(new Set(names).size < names.length ? ["a name twice in a pattern"] : []),
    ...(flags.includes("v") ? ["the flag v of a pattern"] : []),
  ];
}

interface Operand {
  type: string;
  name?: unknown;
  value?: unknown;
  quasis?: readonly { value: { cooked?: string | null } }[];
  left?: Operand;
  right?: Operand;
}

interface Call {
  callee: Operand;
  arguments: readonly Operand[];
}

/** Names what Safari 15.4 cannot read in `RegExp("…")`. Bundlers write literals that their targets cannot parse as such calls. */
export function unsupportedInCall({ callee, arguments: [pattern, flags] }: Call): string[] {
  return callee.name === "RegExp" ? unsupportedInPattern(textOf(pattern), textOf(flags)) : [];
}

/** Returns the text of a literal or template, or of a concatenation of them; empty for anything else. */
export function textOf({ value, quasis = [], left, right }: Partial<Operand> = {}): string {
  if (left && right) return textOf(left) + textOf(right);
  return typeof value === "string" ? value : quasis.map((each) => each.value.cooked).join("");
}
