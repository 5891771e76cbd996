/** An escaped bracket (`\(`) and one in a class (`[(]`) are literal and begin no group. */
const LOOK_BEHIND = /^(?:[^\\[]|\\.|\[(?:[^\\\]]|\\.)*\])*?\(\?<[=!]/su;

/** Names what Safari 15.4 cannot read in a regular expression: a script with it does not run at all. */
export function unsupportedInPattern(pattern: string, flags: string): string[] {
  return [
    ...(LOOK_BEHIND.test(pattern) ? ["a look-behind"] : []),
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

/** The same for `RegExp("…")`: bundlers turn literals that their targets cannot parse into such calls. */
export function unsupportedInCall({ callee, arguments: [pattern, flags] }: Call): string[] {
  return callee.name === "RegExp" ? unsupportedInPattern(textOf(pattern), textOf(flags)) : [];
}

/** Returns the text of a literal or template, or of a concatenation of them; empty for anything else. */
export function textOf({ value, quasis = [], left, right }: Partial<Operand> = {}): string {
  if (left && right) return textOf(left) + textOf(right);
  return typeof value === "string" ? value : quasis.map((each) => each.value.cooked).join("");
}
