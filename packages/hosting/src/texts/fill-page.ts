import { hasShape, isInPages, NAME_END, TEXT_START, withoutMarks } from "./text-marks.ts";
import { escapeAttribute } from "../html/escape-attribute.ts";
import type { AllTexts } from "./as-built.ts";
import { languageOf, partsOf } from "./dictionary-name.ts";
import { type MarkedText, nextText, type Place, valuesIn } from "./marked-texts.ts";
import { pageText, shapedText } from "./text-html.ts";

/** Text in place of the one that a build has. */
interface OtherText {
  text: string;
  /** True where the portal writes it in blocks. */
  hasShape: boolean;
}

/** Other texts by their dictionary and key, such as `fr-CA/signIn.title`. */
export type OtherTexts = ReadonlyMap<string, OtherText>;

/** Returns true for a key whose text has a shape in a dictionary of the build. */
export function shapesOf(texts: AllTexts, key: string): boolean {
  return Object.values(texts).some((each) => hasShape(each[key] ?? ""));
}

/** Texts in place of those of a build, by their dictionary and key. */
export function otherTexts(texts: AllTexts, built: AllTexts): OtherTexts {
  const entries = Object.entries(texts).flatMap(([dictionary, own]) =>
    Object.entries(own).map(([key, text]) => {
      return [`${dictionary}/${key}`, { text, hasShape: shapesOf(built, key) }] as const;
    }),
  );
  return new Map(entries);
}

/** The opening tags of what a text with a shape is made of, and their closing ones. */
const blocks = [
  ["<h2>", "</h2>"],
  ["<p>", "</p>"],
  [`<ul class="wm-bullets">`, "</ul>"],
] as const;

/**
 * Writes other texts into a page, and takes the marks out.
 * @param marked the page with marks around its texts
 */
export function fillPage(marked: string, texts: OtherTexts): string {
  const language = /<html[^>]* lang="([^"]*)"/u.exec(marked)?.[1] ?? "";
  let filled = "";
  let rest = 0;
  for (let found = nextText(marked, 0); found; found = nextText(marked, rest)) {
    const other = texts.get(found.key);
    const written = other && replacement(marked, { found, other, language, texts });
    filled += marked.slice(rest, written?.start ?? found.end) + (written?.html ?? "");
    rest = written?.end ?? found.end;
  }
  return withoutMarks(filled + marked.slice(rest));
}

interface Replaced {
  found: MarkedText;
  other: OtherText;
  language: string;
  texts: OtherTexts;
}

function replacement(page: string, { found, other, language, texts }: Replaced) {
  const { text } = other;
  const [dictionary, key] = partsOf(found.key);
  const own = languageOf(dictionary);
  if (isInPages(key)) {
    const html = pageText(text, "#", own === language ? undefined : own);
    return { ...found, html: withValues(html, found.content, texts) };
  }
  const block = other.hasShape && blockAround(page, found);
  if (!block) return { ...found, html: withValues(escapeAttribute(text), found.content, texts) };
  const html = shapedText(text);
  return { ...block, html: withValues(html, page.slice(block.start, block.end), texts) };
}

/** The blocks that one text with a shape is written in; undefined where it is in no block. */
function blockAround(page: string, { key, start }: MarkedText): Place | undefined {
  const first = Math.max(...blocks.map(([open]) => page.lastIndexOf(open, start)));
  let end = first;
  for (;;) {
    const open = blocks.find(([tag]) => end !== -1 && page.startsWith(tag, end));
    const next = open ? page.indexOf(open[1], end) + open[1].length : end;
    if (!page.slice(end, next).includes(TEXT_START + key + NAME_END)) break;
    end = next;
  }
  return end > start ? { start: first, end } : undefined;
}

/** Puts the values that a page has in place of a text's placeholders. A value may be a text itself. */
function withValues(html: string, content: string, texts: OtherTexts): string {
  const values = valuesIn(content);
  return html.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) =>
    fillPage(values.get(name) ?? placeholder, texts),
  );
}
