import type { DictionaryUrls } from "@waymark/core";
import { markedTexts } from "@waymark/core/build";
import { longText } from "./long-texts.ts";

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
