import type { DictionaryUrls } from "@waymark/core";
import { markedTexts } from "@waymark/hosting/texts";

type Texts = Readonly<Record<string, string>>;

/** Other texts for a story, by the values of the toolbar. */
const others: Readonly<Record<string, (texts: Texts, language: string) => Texts>> = {
  long: (texts) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, longText(text)])),
  marked: (texts, language) => markedTexts(language, texts),
};

/**
 * Urls of dictionaries with the texts that the toolbar asks for; legal texts stay as they are.
 * @param own texts of the region, where the dictionaries do not have them
 */
export async function otherDictionaries(
  urls: DictionaryUrls,
  kind: unknown,
  own: Readonly<Record<string, () => Promise<{ default: Texts }>>>,
): Promise<DictionaryUrls> {
  const other = others[String(kind)];
  if (!other && Object.keys(own).length === 0) return urls;
  const entries = await Promise.all(
    Object.entries(urls.portal).map(async ([language, url]) => {
      const portal = (await (await fetch(url)).json()) as Texts;
      const texts = { ...portal, ...(await own[language]?.())?.default };
      const json = JSON.stringify(other ? other(texts, language) : texts);
      return [language, URL.createObjectURL(new Blob([json], { type: "application/json" }))];
    }),
  );
  return { portal: Object.fromEntries(entries), legal: urls.legal };
}

/** Share of its length by which a text of another language may be longer than the English one. */
const MORE = 0.4;
/** Parts of a text that are no words: placeholders, and the names of links. */
const NO_WORDS = /(\{\{\w+\}\}|\]\(\w+\))/u;

/** Returns a text that is longer by two fifths, word by word, so that its words are longer, too. */
function longText(text: string): string {
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
