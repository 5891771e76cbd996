/** Ranks of a text that a search finds: the whole text, its beginning, the beginning of a word, a part. */
const tests: readonly ((text: string, search: string) => boolean)[] = [
  (text, search) => text === search,
  (text, search) => text.startsWith(search),
  (text, search) => ` ${text}`.includes(` ${search}`),
  (text, search) => text.includes(search),
];

/** All ranks, the best one first. */
export const RANKS = [...tests.keys()];

/**
 * Says how well a search finds one of some texts.
 * @param search in lower case
 * @returns 0 for the best; undefined where it finds none
 */
export function rankOf(search: string, texts: readonly string[]): number | undefined {
  const lower = texts.map(comparable);
  const rank = tests.findIndex((test) => lower.some((text) => test(text, comparable(search))));
  return rank === -1 ? undefined : rank;
}

/** A no-break space and a curly apostrophe are hard to type. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u00A0\u202F]/gu, " ")
    .replaceAll("’", "'");
}
