import type { BookData } from "./book-data.ts";
import type { Changes } from "./changes.ts";
import { button, element, saveFile, word } from "./elements.ts";

interface HeaderOptions {
  data: BookData;
  changes: Changes;
  /** Called when a file has changed texts. */
  onOpen: () => void;
}

/** The top of the book, with what opens and saves files. */
export function createHeader({ data, changes, onOpen }: HeaderOptions) {
  const state = element("p", { class: "bk-state", role: "status" });
  const said = element("p", { class: "bk-about", role: "status" });
  const file = element("input", { type: "file", accept: ".json,application/json", hidden: "" });
  const download = () => saveFile("texts.json", changes.toFile());
  const save = button(word("save"), download, "wm-button");

  /** Says how many texts are changed, and how many of them have a mistake. */
  function update(): void {
    const ids = [...changes.all().keys()];
    const faulty = ids.filter((id) => changes.faults(id).length > 0).length;
    const count = ids.length;
    const parts = [count === 0 ? word("none") : word("count", { count })];
    if (faulty > 0) parts.push(word("faulty", { count: faulty }));
    state.textContent = parts.join(" ");
    save.disabled = count === 0 || faulty > 0;
  }

  async function open(): Promise<void> {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    said.textContent = await take(chosen);
    file.value = "";
    onOpen();
  }

  /** Takes the texts of a file. @returns what to say of it */
  async function take(chosen: File): Promise<string> {
    let given: unknown;
    try {
      given = JSON.parse(await chosen.text());
    } catch {
      return word("unreadable");
    }
    const named = data.languages.find((language) => chosen.name.includes(language));
    const unknown = changes.take(given, named ?? data.languages[0] ?? "");
    return unknown.length > 0 ? word("unknown", { keys: unknown.join(", ") }) : word("opened");
  }

  file.addEventListener("change", () => void open());
  const exports = data.languages.map((language) =>
    button(word("export", { language }), () =>
      saveFile(`${language}.json`, changes.toI18next(language)),
    ),
  );
  const opener = button(word("open"), () => file.click());
  const node = element(
    "header",
    { class: "bk-header" },
    element("h1", {}, `${word("title")} – ${data.productName}`),
    element("p", {}, word("lead")),
    element("div", { class: "bk-bar" }, save, opener, ...exports, file),
    state,
    said,
  );
  return { node, update };
}
