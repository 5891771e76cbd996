import { filesByKey } from "./files-by-key.ts";
import { placeOf } from "./files-with.ts";

/** Elements whose content is no part of the page: the messages before React repeat its ids. */
const ASIDE = /<(?<name>template|script|style)\b[\s\S]*?<\/\k<name>>/gu;
const FORM_TAG = /<(?<end>\/?)form\b/gu;
const ID = /<[a-z][^>]*?\sid="(?<id>[^"]+)"/gu;

/** Collects markup of a region that browsers read otherwise than React has written it, so that each is told once. */
export function brokenMarkupWarnings(root: string) {
  const found = filesByKey<string>();
  return {
    /** Notes ids that a page has twice, and a form inside of another one. */
    note(file: string, html: string): void {
      const page = html.replaceAll(ASIDE, "");
      for (const id of idsTwice(page)) found.add(`id ${id}`, `id="${id}"`, file);
      if (hasFormInForm(page)) found.add("form", "<form", file);
    },
    /** Says, for each, which file of the region it may come from, on which pages it is, and what to do. */
    warnings: () =>
      found.warnings((markup, pages) =>
        markup === "<form"
          ? `${placeOf(root, markup)}A form is inside of another form on ${pages}. Browsers leave out its tag, and its end closes the other form. Move it out, such as to the place cardFoot.`
          : `${placeOf(root, markup)}${markup} is on more than one element of ${pages}. Labels, links and the portal find the first one alone. Give yours another id.`,
      ),
  };
}

function idsTwice(html: string): Set<string> {
  const ids = [...html.matchAll(ID)].map(({ groups }) => groups?.["id"] ?? "");
  return new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
}

function hasFormInForm(html: string): boolean {
  let depth = 0;
  return [...html.matchAll(FORM_TAG)].some(({ groups }) => {
    depth += groups?.["end"] ? -1 : 1;
    return depth > 1;
  });
}
