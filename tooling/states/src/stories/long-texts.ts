import type { DictionaryUrls } from "@waymark/core";

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

/** Urls of dictionaries in which every text is longer. */
export async function longDictionaries(urls: DictionaryUrls): Promise<DictionaryUrls> {
  const portal = await longer(urls.portal);
  return { portal, legal: urls.legal };
}

async function longer(urls: DictionaryUrls["portal"]): Promise<DictionaryUrls["portal"]> {
  const entries = await Promise.all(
    Object.entries(urls).map(async ([language, url]) => {
      const texts = (await (await fetch(url)).json()) as Record<string, string>;
      const long = Object.entries(texts).map(([key, text]) => [key, longText(text)]);
      const json = JSON.stringify(Object.fromEntries(long));
      return [language, URL.createObjectURL(new Blob([json], { type: "application/json" }))];
    }),
  );
  return Object.fromEntries(entries) as DictionaryUrls["portal"];
}
