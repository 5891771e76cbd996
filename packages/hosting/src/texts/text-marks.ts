import type { Dictionary } from "@waymark/core/build";

/** Begins a text in a rendered page; its key follows. */
export const TEXT_START = "\uE000";
/** Begins a value in a text; the name of its placeholder follows. */
export const VALUE_START = "\uE001";
/** Ends a key or a name. */
export const NAME_END = "\uE002";
/** Ends a text or a value. */
export const MARK_END = "\uE003";

/** Matches any mark, and every other character that no text may have because of them. */
export const PRIVATE_CHARACTER = /[\uE000-\uF8FF]/u;

/** Keys of texts that a build writes into its pages: no script reads them. */
const IN_PAGES = /^(?:outdated|page)\./u;

/** Returns true for the key of a text that is in pages alone. */
export function isInPages(key: string): boolean {
  return IN_PAGES.test(key);
}

/**
 * Texts with marks around each line, so that a page that is rendered with them tells which text is where. No browser gets
 * marks: `withoutMarks` takes them out.
 * @param dictionary which one it is, such as `fr-CA` or `legal/fr-CA`
 */
export function markedTexts(dictionary: string, texts: Dictionary): Dictionary {
  const entries = Object.entries(texts);
  return Object.fromEntries(
    entries.map(([key, text]) => [key, markedText(`${dictionary}/${key}`, isInPages(key), text)]),
  );
}

/** Parts with which a line begins and ends in a rendered page: a mark inside of them makes no further part. */
const LINE = /^((?:## |- )?(?:\*\*|\[)?)(.*?)((?:\*\*|\]\(\w+\))?)$/u;

function markedText(key: string, isPage: boolean, text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const [, before = "", words = "", after = ""] = isPage
        ? ["", "", line]
        : (LINE.exec(line) ?? []);
      const inside = withMarkedValues(words);
      return words === "" ? line : before + TEXT_START + key + NAME_END + inside + MARK_END + after;
    })
    .join("\n");
}

function withMarkedValues(words: string): string {
  return words.replaceAll(
    /\{\{(\w+)\}\}/gu,
    (placeholder, name: string) => VALUE_START + name + NAME_END + placeholder + MARK_END,
  );
}

/** A page without its marks. */
export function withoutMarks(page: string): string {
  return page.replaceAll(/[\uE000\uE001][^\uE002]*\uE002|\uE003/gu, "");
}

/** Matches what a text with a shape has: lines, strong parts and links. */
const SHAPE = /\n|\*\*|\]\(\w+\)/u;

/** Returns true for a text with a shape, which is written in blocks. */
export function hasShape(text: string): boolean {
  return SHAPE.test(text);
}
