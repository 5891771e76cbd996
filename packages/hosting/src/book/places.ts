import places from "./places.json" with { type: "json" };
import { MARK_END, NAME_END, TEXT_START, VALUE_START } from "../texts/text-marks.ts";
import type { BookData, BookPage } from "./book-data.ts";
import { partsOf } from "../texts/dictionary-name.ts";

/** Place of a text that has no picture, as the book's words name it. */
export type Place = keyof typeof places | "region" | "server" | "nowhere";

/** The place in which a text without a picture is seen. */
export function placeOf(key: string): Place {
  if (key.startsWith("server.")) return "server";
  if (key.startsWith("region.")) return "region";
  const found = Object.entries(places).find(([, keys]) => keys.includes(key));
  return (found?.[0] as Place | undefined) ?? "nowhere";
}

/** The language that states are drawn in. */
const DRAWN_IN = "en-CA";
/** Parts of a state that are the region's own, and empty in it. */
const OWN_PARTS = [
  /<header class="wm-header"[^]*?<\/header>/u,
  /<div class="wm-art"[^]*?<\/div>/u,
  /<footer class="wm-footer"[^]*?<\/footer>/u,
];
const PRODUCT = new RegExp(`${VALUE_START}productName${NAME_END}[^${MARK_END}]*`, "gu");

/** The states that show a text, in its language and in the frame of the region's sign-in page. */
export function statesWith(id: string, { states, pages, productName }: BookData): BookPage[] {
  const [language, key] = partsOf(id);
  const frame = pages.find((page) => page.language === language && page.name === "/")?.html ?? "";
  const mark = `${TEXT_START}${DRAWN_IN}/${key}${NAME_END}`;
  return states
    .filter(({ html }) => html.includes(mark))
    .map((state) => {
      const html = OWN_PARTS.reduce(
        (drawn, part) => drawn.replace(part, () => part.exec(frame)?.[0] ?? ""),
        state.html,
      )
        .replaceAll(`${TEXT_START}${DRAWN_IN}/`, `${TEXT_START}${language}/`)
        .replaceAll(PRODUCT, `${VALUE_START}productName${NAME_END}${productName}`);
      return { name: state.id, language, html, isState: true };
    });
}
