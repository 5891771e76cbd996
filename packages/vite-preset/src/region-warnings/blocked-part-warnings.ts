import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BlockedPart, blockedParts } from "@waymark/hosting";
import { pagesText } from "../prerender/left-out-parts.ts";

const SOURCES = ["index.html", "src/**/*.{ts,tsx,js,jsx}"];

/** Collects what the security policy blocks on the built pages, so that each is told once. */
export function blockedPartWarnings(root: string) {
  const found = new Map<string, { part: BlockedPart; files: Set<string> }>();
  return {
    /** Notes what a page has that its policy blocks. */
    note(file: string, html: string): void {
      for (const part of blockedParts(html)) {
        const key = `${part.element} ${part.url ?? ""}`;
        const known = found.get(key) ?? { part, files: new Set() };
        known.files.add(file);
        found.set(key, known);
      }
    },
    /** Says, for each, which file of the region it may come from, on which pages it is, and what to do. */
    warnings: () => [...found.values()].map(({ part, files }) => warning(root, part, [...files])),
  };
}

function warning(root: string, { element, url }: BlockedPart, pages: readonly string[]): string {
  const what = url === undefined ? "has a style attribute" : `loads ${url}`;
  const sources = filesWith(root, url ?? /\bstyle=/u);
  const where = sources.length > 0 ? `${sources.join(", ")}: ` : "";
  return `${where}<${element}> ${what}, which the security policy blocks, on ${pagesText(pages)}. ${adviceFor(element, url)}`;
}

function adviceFor(element: string, url: string | undefined): string {
  if (url === undefined) return "Give it a class, and put its rules into src/theme.css.";
  if (element === "script") return "Put it into a file below src/ and import it there.";
  if (["img", "image", "link"].includes(element)) return "Put the file below src/ and import it.";
  return "Link to it instead.";
}

/** The region's files, but for tests, that have a text. */
function filesWith(root: string, text: string | RegExp): string[] {
  const has = (code: string) => (typeof text === "string" ? code.includes(text) : text.test(code));
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !file.includes(".test."))
    .toSorted()
    .filter((file) => has(readFileSync(join(root, file), "utf8")));
}
