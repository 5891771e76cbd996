import { decodeOnce } from "../browser/urls.ts";
import { codeOf, type CodeParts } from "./code-parts.ts";
import { DATA_ID, explanationOf, type HelpDeskData } from "./help-desk-data.ts";
import { readCode, withoutAccents } from "./read-code.ts";
import { showFound, showUnknown } from "./show-code.ts";
import { elementAt, showView, slot } from "./views.ts";

/** A code that is still being typed is not called unknown. */
const PAUSE_MS = 800;

/** Starts the page that explains codes: while they are typed, on Enter, and from the address. */
export function startHelpDesk(): void {
  const data = JSON.parse(elementAt(`#${DATA_ID}`).textContent) as HelpDeskData;
  const field = elementAt("input[name=code]") as HTMLInputElement;
  let pause = 0;

  function lookUp(isDone: boolean): void {
    window.clearTimeout(pause);
    const typed = field.value.trim();
    const read = readCode(typed);
    const isFound = showCode(data, read);
    keepInAddress(isFound && read ? codeOf(read) : "");
    // "Page" and "link" are outcomes, and words of messages.
    const isMessage = !isFound && (!read || typed.includes(" ")) && isCodeless(typed);
    const code = isMessage ? null : read;
    showCodeless(isDone && !code ? typed : "");
    if (isFound || (isDone && isMessage)) return;
    if (isDone && typed !== "") return showUnknown(data, code);
    showView("start");
    if (!isDone) pause = window.setTimeout(lookUp, PAUSE_MS, true);
  }

  function lookUpAddress(): void {
    field.value = decodeOnce(window.location.hash.slice(1));
    lookUp(true);
  }

  field.addEventListener("input", () => lookUp(false));
  elementAt("form").addEventListener("submit", (event) => {
    event.preventDefault();
    lookUp(true);
    focusResult();
  });
  window.addEventListener("hashchange", () => {
    lookUpAddress();
    focusResult();
  });
  // At the start the browser may have kept what was typed; Back to an address without a code empties the field.
  if (window.location.hash !== "") lookUpAddress();
}

/** Shows the explanation of a code. Returns false where there is none. */
function showCode(data: HelpDeskData, code: CodeParts | null): boolean {
  const explanation = code && explanationOf(data, code);
  if (!code || !explanation) return false;
  showFound(data, code, explanation);
  return true;
}

/** The address can be sent to a colleague, and the page in the other language shows the same code. */
function keepInAddress(code: string): void {
  const { pathname, search } = window.location;
  const fragment = code === "" ? "" : `#${code}`;
  window.history.replaceState(null, "", `${pathname}${search}${fragment}`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-other]")) {
    link.href = `${link.href.split("#")[0]}${fragment}`;
  }
}

function focusResult(): void {
  const titles = "[data-view]:not([hidden]) h2[tabindex]:not([hidden]), #codeless[open] > summary";
  document.querySelector<HTMLElement>(titles)?.focus();
}

/** Tells whether a message without a code has these words. */
function isCodeless(typed: string): boolean {
  return items().some((item) => hasWords(item, typed));
}

/**
 * Opens the messages without a code, for words that are none: those that have the words, or all where none has.
 * @param typed empty to close them
 */
function showCodeless(typed: string): void {
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
