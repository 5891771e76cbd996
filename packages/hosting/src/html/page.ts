import { render } from "dom-serializer";
import { getElementsByTagName } from "domutils";
import { parseDocument } from "htmlparser2";

/** A page as a tree of elements. */
export type Page = ReturnType<typeof parseDocument>;

/** Texts and attributes stay as they are written: `&amp;` is read as `&amp;`. */
const AS_WRITTEN = { decodeEntities: false };

export function parsePage(html: string): Page {
  return parseDocument(html, AS_WRITTEN);
}

export function printPage(page: Page): string {
  return render(page, AS_WRITTEN);
}

/** Every element of one name, in the order of the page. */
export function elementsOf(page: Page, name: string): ReturnType<typeof getElementsByTagName> {
  return getElementsByTagName(name, page);
}
