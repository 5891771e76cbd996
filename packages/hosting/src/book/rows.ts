import type { BookData } from "./book-data.ts";
import type { Changes } from "./changes.ts";
import { button, element, word } from "./elements.ts";

/** More lines than these on a small phone are said. */
const FEW_LINES = 2;

interface RowOptions {
  key: string;
  /** The dictionaries that have the key. */
  dictionaries: readonly string[];
  data: BookData;
  changes: Changes;
  onChange: () => void;
  /** Called with the dictionary and key that the reader looks at. */
  onLook: (id: string) => void;
}

/** A text in all languages of the region beside each other. */
export interface Row {
  node: HTMLElement;
  /** Returns true where a search finds it. */
  matches: (search: string, onlyChanged: boolean) => boolean;
  /** Shows what the changes say. */
  update: () => void;
}

/** Makes the row of a key. */
export function createRow(options: RowOptions): Row {
  const { key, dictionaries, data, changes } = options;
  const fields = dictionaries.map((dictionary) => createField(dictionary, options));
  const isOwn = dictionaries.some((dictionary) => data.own[dictionary]?.includes(key));
  const node = element(
    "article",
    { class: "bk-row" },
    element(
      "h2",
      {},
      element("code", {}, key),
      ...(isOwn ? [element("small", {}, word("own"))] : []),
    ),
    element("div", { class: "bk-fields" }, ...fields.map((field) => field.node)),
  );
  return {
    node,
    matches: (search, onlyChanged) => {
      const texts = dictionaries.map((dictionary) => changes.get(`${dictionary}/${key}`));
      const isFound = [key, ...texts].some((text) => text.toLowerCase().includes(search));
      const isShown =
        !onlyChanged || dictionaries.some((each) => changes.isChanged(`${each}/${key}`));
      return isFound && isShown;
    },
    update: () => {
      for (const field of fields) field.update();
    },
  };
}

function createField(dictionary: string, { key, changes, onChange, onLook }: RowOptions) {
  const language = dictionary.replace("legal/", "");
  const id = `${dictionary}/${key}`;
  const area = element("textarea", {
    class: "bk-input",
    id,
    lang: language,
    rows: "2",
    spellcheck: "true",
    "aria-describedby": `about-${id}`,
  });
  const about = element("p", { class: "bk-about", id: `about-${id}`, role: "status" });
  const undo = button(word("undo"), () => {
    area.value = changes.original(id);
    typed();
    area.focus();
  });

  function typed(): void {
    changes.set(id, area.value);
    report();
    onChange();
    onLook(id);
  }

  function report(): void {
    const faults = changes.faults(id);
    const lines = changes.lines(id);
    const isLong = lines > FEW_LINES && changes.isChanged(id);
    const said = [...faults, ...(isLong ? [word("lines", { count: lines })] : [])];
    about.textContent = said.join(" · ");
    about.classList.toggle("bk-about--fault", faults.length > 0);
    undo.hidden = !changes.isChanged(id);
    area.classList.toggle("bk-input--changed", !undo.hidden);
  }

  area.addEventListener("input", typed);
  area.addEventListener("focus", () => onLook(id));
  const node = element(
    "div",
    { class: "bk-field" },
    element("label", { for: id }, language),
    area,
    about,
    undo,
  );
  return {
    node,
    update: () => {
      area.value = changes.get(id);
      report();
    },
  };
}
