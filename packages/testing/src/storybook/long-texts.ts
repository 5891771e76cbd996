/** Share of its length by which a text of another language may be longer than the English one. */
const MORE = 0.4;
/** Parts of a text that are no words: placeholders, and the names of links. */
const NO_WORDS = /(\{\{\w+\}\}|\]\(\w+\))/u;

/** Returns a text that is longer by two fifths, word by word, so that its words are longer, too. */
export function longText(text: string): string {
  return text
    .split(NO_WORDS)
    .map((part) => (NO_WORDS.test(part) ? part : part.replaceAll(/\p{L}+/gu, longWord)))
    .join("");
}

/** Repeats the last vowel of a word, or its last letter: still a word that can be read. */
function longWord(word: string): string {
  const at = Math.max(word.search(/[aeiouy][^aeiouy]*$/iu), 0);
  const letter = (word[at] ?? "").toLowerCase();
  return word.slice(0, at + 1) + letter.repeat(Math.ceil(word.length * MORE)) + word.slice(at + 1);
}
