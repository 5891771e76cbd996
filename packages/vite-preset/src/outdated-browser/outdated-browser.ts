import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Configuration, Language } from "@waymark/core/build";
import { escapeAttribute } from "@waymark/hosting";
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
      const body = withLinks(texts["outdated.body"] ?? "", links[code].help, other);
      return `<p${langOf(other)}><b>${escapeAttribute(texts["outdated.title"] ?? "")}</b><br>${body}</p>`;
    })
    .join("");
}

/** The page's language, then the others of the region where it is one of them. */
function languagesOf(language: Language, root: string): readonly Language[] {
  const offered = offeredLanguages(root);
  if (!offered.includes(language)) return [language];
  return [language, ...offered.filter((other) => other !== language)];
}

/**
 * A text as HTML: `help` leads to the region's help in the text's language, `again` to the page itself.
 * @param language where it is another one than the page's
 */
export function withLinks(text: string, help: string, language?: string): string {
  return escapeAttribute(text)
    .replace(
      /\[([^\]]+)\]\(help\)/u,
      (_, label: string) =>
        `<a${langOf(language)} data-link="help" href="${escapeAttribute(help)}">${label}</a>`,
    )
    .replace(/\[([^\]]+)\]\(again\)/u, (_, label: string) => `<a href="">${label}</a>`);
}

/** The attribute of an element in another language than the page's. */
function langOf(language: string | undefined): string {
  return language === undefined ? "" : ` lang="${language}"`;
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
