import { type RichBlock, richBlocks, richParts } from "@waymark/core/build";
import { escapeAttribute } from "../html/escape-attribute.ts";

/**
 * A text of the page's own as HTML: `help` leads to the region's help, `again` to the page itself.
 * @param help url of the help; a configuration that is written later replaces it
 * @param language where it is another one than the page's
 * @internal
 */
export function pageText(text: string, help: string, language?: string): string {
  const lang = language === undefined ? "" : ` lang="${language}"`;
  const opening = `<a${lang} data-link="help" href="${escapeAttribute(help)}">`;
  return escapeAttribute(text)
    .replace(/\[([^\]]+)\]\(help\)/u, (_, label: string) => `${opening}${label}</a>`)
    .replace(/\[([^\]]+)\]\(again\)/u, `<a href="">$1</a>`);
}

/** A text with a shape, in the blocks that the portal writes it in. */
export function shapedText(text: string): string {
  return richBlocks(text).map(blockHtml).join("");
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
