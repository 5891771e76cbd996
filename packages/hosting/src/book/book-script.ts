import { legalName } from "../texts/dictionary-name.ts";
import type { BookData } from "./book-data.ts";
import { createHeader } from "./book-header.ts";
import { createChanges } from "./changes.ts";
import { element, word } from "./elements.ts";
import { createPreview } from "./preview.ts";
import { RANKS } from "./rank.ts";
import { createRow } from "./rows.ts";

/** Starts the book of words: one page that needs no server. */
function startBook(data: BookData): void {
  const changes = createChanges(data);
  const preview = createPreview(data, changes);
  const header = createHeader({ data, changes, onOpen: update });
  const rows = rowsOf(data).map(([key, dictionaries]) =>
    createRow({
      key,
      dictionaries,
      data,
      changes,
      onChange: header.update,
      onLook: preview.show,
    }),
  );
  const search = element("input", { class: "bk-input", type: "search", id: "search" });
  const onlyChanged = element("input", { type: "checkbox", id: "changed" });
  const found = element("p", { class: "bk-about", role: "status" });

  function filter(): void {
    const wanted = search.value.trim().toLowerCase();
    const ranked = rows.map((row) => ({ row, rank: row.rank(wanted, onlyChanged.checked) }));
    for (const { row, rank } of ranked) row.node.hidden = rank === undefined;
    // Those that are hidden stay where they are.
    const sorted = RANKS.flatMap((rank) => ranked.filter((each) => each.rank === rank));
    list.append(...sorted.map(({ row }) => row.node));
    found.textContent = word("found", { count: rows.filter(({ node }) => !node.hidden).length });
  }

  function update(): void {
    for (const row of rows) row.update();
    header.update();
    filter();
  }

  search.addEventListener("input", filter);
  onlyChanged.addEventListener("change", filter);
  const list = element(
    "div",
    { class: "bk-list" },
    element("label", { for: "search" }, word("search")),
    search,
    element("label", { class: "bk-check", for: "changed" }, onlyChanged, word("changed")),
    found,
    ...rows.map(({ node }) => node),
  );
  document.body.append(
    header.node,
    element("main", { class: "bk-main" }, list, preview.pane),
    element("footer", { class: "bk-footer" }, element("p", {}, word("kept"))),
  );
  update();
}

/** The keys with the dictionaries that have them, in the order of the region's own language. */
function rowsOf({ texts, languages }: BookData): [key: string, dictionaries: string[]][] {
  return [languages, languages.map(legalName)].flatMap((dictionaries) => {
    const keys = new Set(dictionaries.flatMap((each) => Object.keys(texts[each] ?? {})));
    return [...keys].map((key): [string, string[]] => [
      key,
      dictionaries.filter((each) => texts[each]?.[key] !== undefined),
    ]);
  });
}

export type { BookData, BookPage, BookState } from "./book-data.ts";

const json = document.querySelector("script[type='application/json']")?.textContent ?? "";
startBook(JSON.parse(json) as BookData);
