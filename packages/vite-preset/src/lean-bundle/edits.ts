interface Range {
  start: number;
  end: number;
}

/** A range of a library's module, and its new text. */
export type Edit = readonly [range: Range, by: string];

/** The body of a function that core never calls. */
export const LEFT_OUT = '{ throw new Error("left out of this build"); }';

/** The new text of each part of a library, by its name. */
export type Replacements = Readonly<Record<string, string>>;

/** The replacement for a part, or undefined; not what every object has, such as `constructor`. */
export function replacementOf(table: Replacements, name = ""): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Applies edits from the end, so that no edit moves another; an edit inside another one is skipped. */
export function withEdits(code: string, edits: readonly Edit[]): string {
  const outer = edits.filter(
    ([one]) => !edits.some(([other]) => other.start < one.start && one.end < other.end),
  );
  return outer
    .toSorted(([one], [other]) => other.start - one.start)
    .reduce((text, [{ start, end }, by]) => text.slice(0, start) + by + text.slice(end), code);
}
