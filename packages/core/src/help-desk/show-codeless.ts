import { withoutAccents } from "./read-code.ts";
import { elementAt, showView, slot } from "./views.ts";

/** Tells whether a message without a code has these words. */
export function isCodeless(typed: string): boolean {
  return items().some((item) => hasWords(item, typed));
}

/**
 * Opens the messages without a code, for words that are none: those that have the words, or all where none has.
 * @param typed empty to close them
 */
export function showCodeless(typed: string): void {
  const isKnown = isCodeless(typed);
  for (const item of items()) item.hidden = isKnown && !hasWords(item, typed);
  (elementAt("#codeless") as HTMLDetailsElement).open = typed !== "";
  if (!isKnown) return;
  slot("status").textContent = elementAt("#codeless > summary").textContent;
  showView("codeless");
}

function items(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-codeless]")];
}

function hasWords(item: HTMLElement, typed: string): boolean {
  const letters = lettersOf(typed);
  const samples = [...item.querySelectorAll(".hd-sample")];
  return letters !== "" && samples.some((each) => lettersOf(each.textContent).includes(letters));
}

/** Returns a text without accents, capitals, spaces and punctuation, which people type in many ways. */
function lettersOf(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
