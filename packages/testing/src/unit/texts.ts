import type { DictionaryUrls, Language } from "@waymark/core";
import type { Dictionary } from "@waymark/core/testing";

/** The texts in the urls of a page in development, which hold them. */
export function textsIn(urls: DictionaryUrls["portal"]): Record<Language, Dictionary> {
  const entries = Object.entries(urls).map(([language, url]) => {
    const json = decodeURIComponent(url.slice(url.indexOf(",") + 1));
    return [language, JSON.parse(json)];
  });
  return Object.fromEntries(entries) as Record<Language, Dictionary>;
}
