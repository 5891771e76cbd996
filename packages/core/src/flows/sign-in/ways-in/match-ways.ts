import type { WayIn } from "../../../config/ways-in.ts";

/** A longer list is of no use, and costs time at every key. */
export const MAX_SHOWN = 50;

/** A way with the words to match, each after a space. */
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

/**
 * Letters that are not a plain letter with an accent. Registration has its own, in capitals: a shared file would be one
 * more request.
 */
const plainLetters: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
};

/** Shorter words have too many others near them. */
const MIN_WITH_TYPO = 4;

/** Longer words are no names. */
const MAX_WITH_TYPO = 40;

const APOSTROPHE = /['\u2018\u2019\u02BC`\u00B4]/u;
const APOSTROPHES = new RegExp(APOSTROPHE, "gu");

/** The words of a text without accents, case and punctuation. */
function wordsOf(text: string, apostrophe: "" | " "): string[] {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter)
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
 * Returns the ways in whose name each typed word is the beginning of a word, in the order of the list. Without a match, one
 * letter of a word may be wrong, missing, added or swapped.
 */
export function matchWays<Way>(list: readonly Searchable<Way>[], typed: string): readonly Way[] {
  const wanted = wordsOf(typed, " ");
  const starts = wanted.map((word) => ` ${word}`);
  const found = list.filter(({ words }) => starts.every((start) => words.includes(start)));
  return (found.length > 0 ? found : nearWays(list, wanted)).map(({ way }) => way);
}

function nearWays<Way>(list: readonly Searchable<Way>[], wanted: readonly string[]) {
  const patterns = wanted.map(nearWord);
  return list.filter(({ words }) => patterns.every((pattern) => pattern.test(words)));
}

/** A pattern for words that begin with a typed word, or with one typo behind its first letter. */
function nearWord(word: string): RegExp {
  const letters = [...word];
  if (letters.length < MIN_WITH_TYPO || letters.length > MAX_WITH_TYPO) {
    return new RegExp(` ${word}`, "u");
  }
  const from = (at: number) => letters.slice(at).join("");
  // Common beginnings are matched once: a list may have a hundred thousand words.
  const beyond = (at: number): string => {
    if (at === letters.length) return "";
    const swapped = `${letters[at + 1] ?? ""}${letters[at]}${from(at + 2)}`;
    const typos = [from(at + 1), `[^ ]${from(at)}`, `[^ ]${from(at + 1)}`, swapped];
    return `(?:${letters[at]}${beyond(at + 1)}|${typos.join("|")})`;
  };
  return new RegExp(` ${letters[0]}${beyond(1)}`, "u");
}
