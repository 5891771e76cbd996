import { createHash } from "node:crypto";
import { readConfiguration } from "./configuration-block.ts";
import { configuredSources } from "./configured-sources.ts";
import { attributeOf, textElements } from "./markup.ts";
import type { PageSources } from "./security-headers.ts";

/** What a built page needs of its security policy: the hashes of its inline pieces and what its configuration turns on. */
export function readPageSources(html: string): PageSources {
  return {
    ...configuredSources(readConfiguration(html)),
    scriptHashes: inlineScripts(html).map(hashOf),
    styleHashes: inlineElements(html, "style").map(({ content }) => hashOf(content)),
  };
}

/** What browsers would run of a page's own text, in its order. */
export function inlineScripts(html: string): string[] {
  return inlineElements(html, "script")
    .filter(({ start }) => isRun(start))
    .map(({ content }) => content);
}

function inlineElements(html: string, name: string): { start: string; content: string }[] {
  return [...html.matchAll(textElements(name))].map(({ groups }) => ({
    start: groups?.["start"] ?? "",
    content: groups?.["content"] ?? "",
  }));
}

/** Whether a browser runs what stands between the tags: not where the script has an address, nor where it is data. */
function isRun(tag: string): boolean {
  if (attributeOf(tag, "src") !== undefined) return false;
  return !/^application\/(?:ld\+)?json$/iu.test(attributeOf(tag, "type") ?? "");
}

/** Browsers hash the text they have parsed, in which every line ends in a line feed. */
function hashOf(content: string): string {
  const parsed = content.replaceAll(/\r\n?/gu, "\n");
  return `sha256-${createHash("sha256").update(parsed).digest("base64")}`;
}
