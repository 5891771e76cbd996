import { quote } from "./quote.ts";

/** A row: what the source is, or with `~` before it a regular expression that it matches; and the value then. */
type MapRow = readonly [source: string, value: string];

/**
 * A `map` of nginx: a variable whose value follows from another text.
 * @param rows values may be variables; everything else is quoted
 */
export function map(source: string, variable: string, rows: readonly MapRow[]): string {
  const lines = rows.map(([key, value]) => `  ${keyOf(key)} ${valueOf(value)};`);
  return [`map ${source} ${variable} {`, ...lines, "}"].join("\n");
}

function keyOf(key: string): string {
  if (key === "default") return key;
  // Patterns are the generator's own; their backslashes and dollars are meant.
  return key.startsWith("~") ? `"${key}"` : quote(key);
}

function valueOf(value: string): string {
  return /^\$\w+$/u.test(value) ? value : quote(value);
}
