import { partsOf } from "../texts/dictionary-name.ts";
import { NAME_END, TEXT_START } from "../texts/text-marks.ts";
import { fillPage, shapesOf } from "../texts/fill-page.ts";
import type { BookData, BookPage } from "./book-data.ts";
import type { Changes } from "./changes.ts";
import { button, element, word } from "./elements.ts";
import { fitFrame, pointAt, showMarkup } from "./frame.ts";
import { placeOf, statesWith } from "./places.ts";

const widths = { phone: 390, desk: 1280 } as const;

/** The pages that hold a text, drawn again with every change. */
export function createPreview(data: BookData, changes: Changes) {
  const frame = element("iframe", { sandbox: "allow-same-origin", title: word("preview") });
  const choice = element("select", { class: "bk-input", "aria-label": word("preview") });
  const nowhere = element("p", { class: "bk-nowhere" });
  const stage = element("div", { class: "bk-stage" }, frame);
  let shown: string | undefined;
  let pages: readonly BookPage[] = [];
  let width: keyof typeof widths = "phone";
  const fit = () => fitFrame(frame, stage, widths[width]);

  /** Shows where the text of an id is. */
  function show(id: string): void {
    if (id !== shown) {
      shown = id;
      pages = [
        ...data.pages.filter(({ html }) => html.includes(TEXT_START + id + NAME_END)),
        ...statesWith(id, data),
      ];
      choice.replaceChildren(
        ...pages.map(({ name }, at) => element("option", { value: String(at) }, name)),
      );
      nowhere.textContent = word(`at.${placeOf(partsOf(id)[1])}`);
      nowhere.hidden = pages.length > 0 || id === "";
      bar.hidden = stage.hidden = pages.length === 0;
    }
    draw();
  }

  function draw(): void {
    const page = pages[Number(choice.value) || 0];
    if (!page) return;
    showMarkup(frame, markupOf(page, data, changes));
    fit();
  }

  frame.addEventListener("load", () => {
    const [text = ""] = changes.get(shown ?? "").split(/\n|\{\{|\*\*|\[/u);
    pointAt(frame, text.trim());
  });
  choice.addEventListener("change", draw);
  window.addEventListener("resize", fit);
  const sizes = sizeButtons((size) => {
    width = size;
    fit();
  });
  const bar = element("div", { class: "bk-bar" }, choice, ...sizes);
  const pane = element(
    "section",
    { class: "bk-preview", "aria-label": word("preview") },
    element("h2", {}, word("preview")),
    bar,
    nowhere,
    stage,
  );
  show("");
  return { pane, show };
}

/** A button for each size of the window, the phone's pressed at first. */
function sizeButtons(choose: (size: keyof typeof widths) => void): HTMLButtonElement[] {
  const sizes = (["phone", "desk"] as const).map((size) => {
    const chooser = button(word(size), () => {
      for (const each of sizes) each.setAttribute("aria-pressed", String(each === chooser));
      choose(size);
    });
    chooser.setAttribute("aria-pressed", String(size === "phone"));
    return chooser;
  });
  return sizes;
}

/** A page with all that was typed. Its policy is the book's, which allows the book's style sheet alone. */
function markupOf(page: BookPage, { texts }: BookData, changes: Changes): string {
  const styles = document.querySelector("style")?.textContent ?? "";
  const others = textsIn(page, texts, changes).map(([id, text]) => {
    const [, key] = partsOf(id);
    return [id, { text, hasShape: shapesOf(texts, key) }] as const;
  });
  const head = `<html lang="${page.language}" data-language="${page.language}"><meta charset="utf-8">`;
  const html = `<!doctype html>${head}<style>${styles}</style><body>${page.html}`;
  return fillPage(html, new Map(others));
}

/** Texts that were typed; for a state, all texts, because it was drawn with those of no region. */
function textsIn({ isState, language }: BookPage, texts: BookData["texts"], changes: Changes) {
  if (!isState) return [...changes.all()];
  const ids = Object.keys(texts[language] ?? {}).map((key) => `${language}/${key}`);
  return ids.map((id) => [id, changes.get(id)] as const);
}
