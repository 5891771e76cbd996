import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { textsOf } from "../dictionaries/dictionary-files.ts";
import { dictionaryLanguages } from "../dictionaries/region-languages.ts";

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
