import { SERVER_PREFIX } from "@waymark/core/build";
import { splitRegionTexts } from "@waymark/hosting/texts";
import { escapePattern } from "@waymark/hosting";
import { textsOf } from "../dictionaries/dictionary-files.ts";
import type { PageWarning, RenderedPage } from "./files-by-key.ts";
import { placeOf } from "./files-with.ts";

const PLURAL = /_other$/u;
const PLACEHOLDER = /\{\{(?<name>\w+)\}\}/u;

/** A text of the region's own that a page shows without a value. */
interface Unfilled {
  key: string;
  /** Name of the value. */
  name: string;
}

/** Says which of the region's own texts a page shows without a value, in which file they may be, and what to do. */
export function unfilledTextWarnings({
  root,
  html,
  language,
}: Pick<RenderedPage, "root" | "html" | "language">): PageWarning[] {
  const { own } = splitRegionTexts(textsOf({ name: "portal", code: language }, root));
  return unfilledTexts(html, own).map(({ key, name }) => {
    const shown = name === "count" ? "as its key" : `with {{${name}}}`;
    return [
      key,
      (pages) =>
        `${placeOf(root, `"${key}"`)}${key} is shown ${shown} on ${pages}. Give it the value, as in text("${key}", { ${name}: … }).`,
    ];
  });
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
