import { type BlockedPart, blockedParts } from "@waymark/hosting";
import type { PageWarning, RenderedPage } from "./files-by-key.ts";
import { placeOf } from "./files-with.ts";

/** Says what the security policy blocks on a page, which file of the region it may come from, and what to do. */
export function blockedPartWarnings({
  root,
  html,
}: Pick<RenderedPage, "root" | "html">): PageWarning[] {
  return blockedParts(html).map((part) => [
    `${part.element} ${part.url ?? ""}`,
    (pages) => warning(root, part, pages),
  ]);
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
