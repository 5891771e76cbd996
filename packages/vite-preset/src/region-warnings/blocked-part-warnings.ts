import { type BlockedPart, blockedParts } from "@waymark/hosting";
import { filesByKey } from "./files-by-key.ts";
import { placeOf } from "./files-with.ts";

/** Collects what the security policy blocks on the built pages, so that each is told once. */
export function blockedPartWarnings(root: string) {
  const found = filesByKey<BlockedPart>();
  return {
    /** Notes what a page has that its policy blocks. */
    note(file: string, html: string): void {
      for (const part of blockedParts(html)) {
        found.add(`${part.element} ${part.url ?? ""}`, part, file);
      }
    },
    /** Says, for each, which file of the region it may come from, on which pages it is, and what to do. */
    warnings: () => found.warnings((part, pages) => warning(root, part, pages)),
  };
}

function warning(root: string, { element, url }: BlockedPart, pages: string): string {
  const what = url === undefined ? "has a style attribute" : `loads ${url}`;
  return `${placeOf(root, url ?? /\bstyle=/u)}<${element}> ${what}, which the security policy blocks, on ${pages}. ${adviceFor(element, url)}`;
}

function adviceFor(element: string, url: string | undefined): string {
  if (url === undefined) return "Give it a class, and put its rules into src/theme.css.";
  if (element === "script") return "Put it into a file below src/ and import it there.";
  if (["img", "image", "link"].includes(element)) return "Put the file below src/ and import it.";
  return "Link to it instead.";
}
