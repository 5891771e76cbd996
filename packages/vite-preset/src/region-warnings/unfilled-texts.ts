import { type Language, SERVER_PREFIX } from "@waymark/core/build";
import { splitRegionTexts } from "@waymark/hosting/texts";
import { escapePattern } from "@waymark/hosting";
import { textsOf } from "../dictionaries/dictionary-files.ts";
import { filesByKey } from "./files-by-key.ts";
import { placeOf } from "./files-with.ts";

const PLURAL = /_other$/u;
const PLACEHOLDER = /\{\{(?<name>\w+)\}\}/u;

/** A text of the region's own that a page shows without a value. */
interface Unfilled {
  key: string;
  /** Name of the value. */
  name: string;
}

/** Collects the region's own texts that pages show without a value, so that each is told once. */
export function unfilledTextWarnings(root: string) {
  const found = filesByKey<Unfilled>();
  return {
    /** Notes the texts of a page that lack a value. */
    note(file: string, html: string, language: Language): void {
      const { own } = splitRegionTexts(textsOf({ name: "portal", code: language }, root));
      for (const text of unfilledTexts(html, own)) found.add(text.key, text, file);
    },
    /** Says, for each, in which file it may be, on which pages it is, and what to do. */
    warnings: () =>
      found.warnings(({ key, name }, pages) => {
        const shown = name === "count" ? "as its key" : `with {{${name}}}`;
        return `${placeOf(root, `"${key}"`)}${key} is shown ${shown} on ${pages}. Give it the value, as in text("${key}", { ${name}: … }).`;
      }),
  };
}

/** Without a count, a text with plural forms is shown as its key. */
function unfilledTexts(html: string, texts: Readonly<Record<string, string>>): Unfilled[] {
  const shown = withoutEntities(html);
  return Object.entries(texts).flatMap(([key, text]) => {
    // A server's message has no values, whatever its key is.
    if (key.startsWith(SERVER_PREFIX)) return [];
    const base = key.replace(PLURAL, "");
    if (base !== key && isShown(base, shown)) return [{ key: base, name: "count" }];
    const name = PLACEHOLDER.exec(text)?.groups?.["name"];
    return name !== undefined && shown.includes(text) ? [{ key, name }] : [];
  });
}

/** A key that is no part of a longer word. */
function isShown(key: string, html: string): boolean {
  return new RegExp(`(?<![\\w.])${escapePattern(key)}(?![\\w-]|\\.\\w)`, "u").test(html);
}

/** The characters that React escapes, as they are in a text. */
function withoutEntities(html: string): string {
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
