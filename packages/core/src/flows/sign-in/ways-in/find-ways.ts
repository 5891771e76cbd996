import type { WayIn } from "../../../config/ways-in.ts";

/** More are not looked through by anyone, and cost time with every key. */
export const MOST_SHOWN = 50;

/** A way with the words by which it is found, each behind a blank. */
interface Searchable<Way> {
  way: Way;
  words: string;
}

/** Words that are written in two ways. */
const spellings: Readonly<Record<string, string>> = {
  st: "saint",
  saint: "st",
  ste: "sainte",
  sainte: "ste",
};

/** Shorter words have too many others near them. */
const SHORTEST_WITH_SLIP = 4;

const APOSTROPHE = /['\u2018\u2019\u02BC`\u00B4]/u;
const APOSTROPHES = new RegExp(APOSTROPHE, "gu");

/** The words of a text without accents, case and punctuation. */
function wordsOf(text: string, apostrophe: "" | " "): string[] {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(APOSTROPHES, apostrophe);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Prepares a list once, so that each key is quick. `O’Connor` is found as `o connor` and as `oconnor`. */
export function searchable<Way extends WayIn>(ways: readonly Way[]): readonly Searchable<Way>[] {
  return ways.map((way) => {
    const text = `${way.name} ${way.place ?? ""}`;
    const joined = APOSTROPHE.test(text) ? wordsOf(text, "") : [];
    const words = [...wordsOf(text, " "), ...joined];
    const spelled = words.flatMap((word) => spellings[word] ?? []);
    return { way, words: ` ${[...words, ...spelled].join(" ")}` };
  });
}

/**
 * The ways of whose names every typed word begins a word, in the order of the list. Where there are none, one letter of
 * a word may be wrong, missing, too many, or in its neighbour's place.
 */
export function findWays<Way>(list: readonly Searchable<Way>[], typed: string): readonly Way[] {
  const wanted = wordsOf(typed, " ");
  const found = list.filter(({ words }) => wanted.every((word) => words.includes(` ${word}`)));
  const shown = found.length > 0 ? found : list.filter(({ words }) => isNear(words, wanted));
  return shown.map(({ way }) => way);
}

function isNear(words: string, wanted: readonly string[]): boolean {
  const names = words.split(" ");
  return wanted.every(
    (word) => words.includes(` ${word}`) || names.some((name) => beginsWithSlip(name, word)),
  );
}

/** Tells whether a name begins with a typed word that has one slip behind its first letter. */
function beginsWithSlip(name: string, word: string): boolean {
  if (word.length < SHORTEST_WITH_SLIP || name[0] !== word[0]) return false;
  let at = 1;
  while (at < word.length && name[at] === word[at]) at += 1;
  const [next = "", after = ""] = word.slice(at);
  return [
    word.slice(at + 1),
    name[at] + word.slice(at),
    name[at] + word.slice(at + 1),
    after + next + word.slice(at + 2),
  ].some((rest) => name.startsWith(rest, at));
}
