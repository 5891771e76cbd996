import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Configuration, Language } from "@waymark/core/build";
import { escapeAttribute, pageText } from "@waymark/hosting";
import { markedTextsOf, textsOf } from "../dictionaries/dictionary-files.ts";
import { dictionaryLanguages, offeredLanguages } from "../dictionaries/region-languages.ts";

interface Notice {
  /** The app's folder. */
  root: string;
  /** The page's language. */
  language: Language;
  links: Configuration["links"];
}

/** Notice, with marks around its texts, for people with an old device, first in the page's language, then in the others that people choose from. */
export function noticeHtml({ root, language, links }: Notice): string {
  return languagesOf(language, root)
    .map((code) => {
      const texts = markedTextsOf({ name: "portal", code }, root);
      const other = code === language ? undefined : code;
      const body = pageText(texts["outdated.body"] ?? "", links[code].help, other);
      const lang = other === undefined ? "" : ` lang="${other}"`;
      return `<p${lang}><b>${escapeAttribute(texts["outdated.title"] ?? "")}</b><br>${body}</p>`;
    })
    .join("");
}

/** The page's language, then the others of the region where it is one of them. */
function languagesOf(language: Language, root: string): readonly Language[] {
  const offered = offeredLanguages(root);
  if (!offered.includes(language)) return [language];
  return [language, ...offered.filter((other) => other !== language)];
}

/** The browsers that the notice names, each with where to get it. */
const browsers = [
  { name: "Google Chrome", url: "https://www.google.com/chrome/" },
  { name: "Mozilla Firefox", url: "https://www.mozilla.org/firefox/new/" },
  { name: "Apple Safari", url: "https://www.apple.com/safari/" },
] as const;

/**
 * A script, with the app's own texts in it, that adds links to free browsers to the notice. Browsers without modules run it;
 * others neither fetch nor run a `nomodule` script.
 */
export function noticeScript(root: string): string {
  const file = fileURLToPath(new URL("notice.es5.js", import.meta.url));
  const texts = Object.fromEntries(
    dictionaryLanguages(root).map((code) => {
      const dictionary = textsOf({ name: "portal", code }, root);
      const { "outdated.title": title, "outdated.browsers": browserText } = dictionary;
      return [code, { title, browsers: browserText }];
    }),
  );
  return readFileSync(file, "utf8")
    .replace("TEXTS", () => JSON.stringify(texts))
    .replace("BROWSERS", () => JSON.stringify(browsers));
}
