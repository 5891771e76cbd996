import { MARK_END, NAME_END, TEXT_START, VALUE_START } from "./text-marks.ts";

/** Part of a page, from a character up to another. */
export interface Place {
  start: number;
  end: number;
}

/** Text in a marked page: from its first mark to behind its last one. */
export interface MarkedText extends Place {
  key: string;
  /** Markup between its marks. */
  content: string;
}

/** Finds the first text from a place on. Values in it may hold texts of their own. */
export function nextText(page: string, from: number): MarkedText | undefined {
  const start = page.indexOf(TEXT_START, from);
  if (start === -1) return undefined;
  const named = page.indexOf(NAME_END, start);
  const end = endOf(page, named + 1);
  return {
    key: page.slice(start + 1, named),
    start,
    end: end + 1,
    content: page.slice(named + 1, end),
  };
}

/** The place of the mark that ends what began before. */
function endOf(page: string, from: number): number {
  let depth = 0;
  for (let at = from; at < page.length; at += 1) {
    const character = page[at];
    if (character === TEXT_START || character === VALUE_START) depth += 1;
    if (character !== MARK_END) continue;
    if (depth === 0) return at;
    depth -= 1;
  }
  return page.length;
}

/** The markup of the values in a text, by their names. */
export function valuesIn(content: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (
    let at = content.indexOf(VALUE_START);
    at !== -1;
    at = content.indexOf(VALUE_START, at + 1)
  ) {
    const named = content.indexOf(NAME_END, at);
    values.set(content.slice(at + 1, named), content.slice(named + 1, endOf(content, named + 1)));
  }
  return values;
}
