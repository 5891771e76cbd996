import { languageOf } from "../texts/dictionary-name.ts";
import { FEW_LINES, linesOf } from "../texts/text-width.ts";
import type { BookData } from "./book-data.ts";
import type { Changes } from "./changes.ts";
import { button, element, word } from "./elements.ts";
import { rankOf } from "./rank.ts";

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

/** Makes the row of a key: its text in all languages of the region beside each other. */
export function createRow(options: RowOptions) {
  const { key, dictionaries, changes } = options;
  const fields = dictionaries.map((dictionary) => createField(dictionary, options));
  const node = element(
    "article",
    { class: "bk-row" },
    element("h2", {}, element("code", {}, key)),
    element("div", { class: "bk-fields" }, ...fields.map((field) => field.node)),
  );
  return {
    node,
    /** Returns how well a search finds it: 0 is best, and undefined is not at all. */
    rank: (search: string, onlyChanged: boolean) => {
      const ids = dictionaries.map((dictionary) => `${dictionary}/${key}`);
      if (onlyChanged && !ids.some(changes.isChanged)) return undefined;
      return rankOf(search, [key, ...ids.map(changes.get)]);
    },
    /** Shows what the changes say. */
    update: () => {
      for (const field of fields) field.update();
    },
  };
}

function createField(dictionary: string, { key, data, changes, onChange, onLook }: RowOptions) {
  const language = languageOf(dictionary);
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
    const lines = linesOf(changes.get(id));
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
    ...originNote(data.own[dictionary]?.[key], data.since[dictionary]?.[key]),
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

/** Says whose text it is, and since when the portal's is as it is. */
function originNote(replaced: string | null | undefined, since: string | undefined): HTMLElement[] {
  const said = [
    replaced === null && word("own"),
    typeof replaced === "string" && word("replaces", { text: replaced }),
    since !== undefined && word("since", { version: since }),
  ].filter((each) => each !== false);
  return said.length === 0 ? [] : [element("p", { class: "bk-about" }, said.join(" "))];
}
