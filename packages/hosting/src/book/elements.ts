/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { isFrench } from "../texts/french-spacing.ts";
import words from "./book-words.json" with { type: "json" };

type Word = keyof typeof words.en;

/** Returns true in the French book. */
export function isFrenchPage(): boolean {
  return isFrench(document.documentElement.lang);
}

/** The book's own words, in the language of its page. */
export function word(name: Word, values: Readonly<Record<string, string | number>> = {}): string {
  const own = isFrenchPage() ? words.fr : words.en;
  return own[name].replaceAll(/\{(\w+)\}/gu, (_, key: string) => String(values[key] ?? ""));
}

/** An element with attributes and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** A button with its action. */
export function button(label: string, onPress: () => void, kind = "bk-button"): HTMLButtonElement {
  const made = element("button", { type: "button", class: kind }, label);
  made.addEventListener("click", onPress);
  return made;
}

/** Has the browser download content as a JSON file. */
export function saveFile(name: string, content: object): void {
  const json = `${JSON.stringify(content, null, 2)}\n`;
  const url = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  element("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
