const INVISIBLE_EDGES = /^[\s\u200b-\u200d\u2060\ufeff]+|[\s\u200b-\u200d\u2060\ufeff]+$/gu;

/** A username or an email without the blanks that phone keyboards and pasting add at its ends [QF-5]. Never for passwords. */
export function trimInvisible(text: string): string {
  return text.replace(INVISIBLE_EDGES, "");
}
