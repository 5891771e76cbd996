import { type BlockedPart, blockedParts } from "@waymark/hosting";
import { pagesText } from "./left-out-parts.ts";
import { placeOf } from "./files-with.ts";

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
  return `${placeOf(root, url ?? /\bstyle=/u)}<${element}> ${what}, which the security policy blocks, on ${pagesText(pages)}. ${adviceFor(element, url)}`;
}

function adviceFor(element: string, url: string | undefined): string {
  if (url === undefined) return "Give it a class, and put its rules into src/theme.css.";
  if (element === "script") return "Put it into a file below src/ and import it there.";
  if (["img", "image", "link"].includes(element)) return "Put the file below src/ and import it.";
  return "Link to it instead.";
}
