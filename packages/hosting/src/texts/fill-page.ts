import {
  hasShape,
  isInPages,
  MARK_END,
  NAME_END,
  type RichBlock,
  richBlocks,
  richParts,
  TEXT_START,
  VALUE_START,
  withoutMarks,
} from "@waymark/core/build";
import { escapeAttribute } from "../html/escape-attribute.ts";
import type { AllTexts } from "./as-built.ts";

/** Text in place of the one that a build has. */
interface OtherText {
  text: string;
  /** True where the portal writes it in blocks. */
  hasShape: boolean;
}

/** Other texts by their dictionary and key, such as `fr-CA/signIn.title`. */
export type OtherTexts = ReadonlyMap<string, OtherText>;

interface Place {
  start: number;
  end: number;
}

/** Text in a marked page: from its first mark to behind its last one. */
interface Found extends Place {
  key: string;
  /** Markup between its marks. */
  content: string;
}

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

/** Finds the first text from a place on. Values in it may hold texts of their own. */
function nextText(page: string, from: number): Found | undefined {
  const start = page.indexOf(TEXT_START, from);
  if (start === -1) return undefined;
  const named = page.indexOf(NAME_END, start);
  const end = endOf(page, named + 1);
  return {
    key: page.slice(start + 1, named),
    start,
    end: end + 1,
    content: page.slice(named + 1, end),
  };
}

/** The place of the mark that ends what began before. */
function endOf(page: string, from: number): number {
  let depth = 0;
  for (let at = from; at < page.length; at += 1) {
    const character = page[at];
    if (character === TEXT_START || character === VALUE_START) depth += 1;
    if (character !== MARK_END) continue;
    if (depth === 0) return at;
    depth -= 1;
  }
  return page.length;
}

interface Replaced {
  found: Found;
  other: OtherText;
  language: string;
  texts: OtherTexts;
}

function replacement(page: string, { found, other, language, texts }: Replaced) {
  const { text } = other;
  const [dictionary = "", ...key] = found.key.replace(/^legal\//u, "").split("/");
  const lang = dictionary === language ? "" : ` lang="${dictionary}"`;
  if (isInPages(key.join("/")))
    return { ...found, html: withValues(pageText(text, lang), found.content, texts) };
  const block = other.hasShape && blockAround(page, found);
  if (!block) return { ...found, html: withValues(escapeAttribute(text), found.content, texts) };
  const html = richBlocks(text).map(blockHtml).join("");
  return { ...block, html: withValues(html, page.slice(block.start, block.end), texts) };
}

/** A text of the page's own, as the build writes it. */
function pageText(text: string, lang: string): string {
  return escapeAttribute(text)
    .replace(/\[([^\]]+)\]\(help\)/u, `<a${lang} data-link="help" href="#">$1</a>`)
    .replace(/\[([^\]]+)\]\(again\)/u, `<a href="">$1</a>`);
}

/** The blocks that one text with a shape is written in; undefined where it is in no block. */
function blockAround(page: string, { key, start }: Found): Place | undefined {
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

function blockHtml({ kind, lines }: RichBlock): string {
  if (kind === "heading") return `<h2>${escapeAttribute(lines[0] ?? "")}</h2>`;
  if (kind === "paragraph") return `<p>${lineHtml(lines.join(" "))}</p>`;
  return `<ul class="wm-bullets">${lines.map((line) => `<li>${lineHtml(line)}</li>`).join("")}</ul>`;
}

function lineHtml(line: string): string {
  return richParts(line)
    .map(({ text, strong, link }) => {
      const words = escapeAttribute(text);
      if (strong) return `<strong>${words}</strong>`;
      // The configuration's links are written into the page last of all.
      return link === undefined
        ? `<span>${words}</span>`
        : `<a href="#" data-link="${link}">${words}</a>`;
    })
    .join("");
}

/** The markup of the values in a text, by their names. */
function valuesIn(content: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (
    let at = content.indexOf(VALUE_START);
    at !== -1;
    at = content.indexOf(VALUE_START, at + 1)
  ) {
    const named = content.indexOf(NAME_END, at);
    values.set(content.slice(at + 1, named), content.slice(named + 1, endOf(content, named + 1)));
  }
  return values;
}

/** Puts the values that a page has in place of a text's placeholders. A value may be a text itself. */
function withValues(html: string, content: string, texts: OtherTexts): string {
  const values = valuesIn(content);
  return html.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) =>
    fillPage(values.get(name) ?? placeholder, texts),
  );
}
