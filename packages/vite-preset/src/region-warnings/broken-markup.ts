import type { PageWarning, RenderedPage } from "./files-by-key.ts";
import { placeOf } from "./files-with.ts";

/** Elements that are left out: the messages before React repeat the ids of the page, and pictures may repeat a gradient's. */
const ASIDE = /<(?<name>template|script|style|svg)\b[\s\S]*?<\/\k<name>>/gu;
const FORM_TAG = /<(?<end>\/?)form\b/gu;
const ID = /<[a-z][^>]*?\sid="(?<id>[^"]+)"/gu;

/** Says which markup of a page browsers read otherwise than React has written it, in which file it may be, and what to do. */
export function brokenMarkupWarnings({
  root,
  html,
}: Pick<RenderedPage, "root" | "html">): PageWarning[] {
  const page = html.replaceAll(ASIDE, "");
  const form: PageWarning = [
    "form",
    (pages) =>
      `${placeOf(root, "<form")}A form is inside of another form on ${pages}. Browsers leave out its tag, and its end closes the other form. Move it out, such as to the place cardFoot.`,
  ];
  return [
    ...idsTwice(page).map((id) => warningOf(root, id)),
    ...(hasFormInForm(page) ? [form] : []),
  ];
}

function warningOf(root: string, id: string): PageWarning {
  const markup = `id="${id}"`;
  return [
    `id ${id}`,
    (pages) =>
      `${placeOf(root, markup)}${markup} is on more than one element of ${pages}. Labels, links and the portal find the first one alone. Give yours another id.`,
  ];
}

function idsTwice(html: string): string[] {
  const ids = [...html.matchAll(ID)].map(({ groups }) => groups?.["id"] ?? "");
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function hasFormInForm(html: string): boolean {
  let depth = 0;
  return [...html.matchAll(FORM_TAG)].some(({ groups }) => {
    depth += groups?.["end"] ? -1 : 1;
    return depth > 1;
  });
}
