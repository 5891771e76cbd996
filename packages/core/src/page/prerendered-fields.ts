import { PASSWORDS, portalForm, SUMMARY } from "./portal-form.ts";

/** A field of a form. Lists lack the optional properties. */
interface Field extends HTMLElement, Pick<HTMLInputElement, "name" | "type" | "value"> {
  autocomplete?: string;
  checked?: boolean | undefined;
  selectionStart?: number | null;
  selectionEnd?: number | null;
  setSelectionRange?: HTMLInputElement["setSelectionRange"];
}

/** Fields of a page, and the element that had the focus last. A removed element keeps its value and its selection. */
interface RememberedFields {
  fields: Iterable<Field>;
  lastFocused: Element | null;
}

let remembered: RememberedFields | null = null;

function noteFocus(): void {
  if (remembered) remembered.lastFocused = document.activeElement;
}

/** Notes the fields of a prerendered page before React hydrates it, in case React has to render it again. */
export function rememberFields(page: Element): void {
  const fields = page.querySelectorAll<Field>("input, select");
  remembered = { fields, lastFocused: document.activeElement };
  // React stops the event of a field that it has not hydrated yet.
  document.addEventListener("focusin", noteFocus, true);
}

/**
 * Copies what was typed, ticked, chosen and focused on the prerendered page into a form that React has rendered again.
 * Hydrated fields are the same elements and stay as they are. Done for the first form of a page, then forgotten.
 * @param form by default that of the page; while there is none, the fields stay remembered
 */
export function restoreFields(form: HTMLFormElement | null = portalForm()): void {
  if (!remembered || !form) return;
  const { fields, lastFocused } = remembered;
  remembered = null;
  document.removeEventListener("focusin", noteFocus, true);
  for (const old of fields) {
    const field = form.querySelector<Field>(`[name="${old.name}"]`);
    if (old.isConnected || !field || kindOf(field) !== kindOf(old)) continue;
    field.value = old.value;
    field.checked = old.checked;
    if (old === lastFocused) restoreFocus(field, old);
  }
  const isSummaryGone = lastFocused?.isConnected === false && lastFocused.matches(SUMMARY);
  if (isSummaryGone) form.querySelector<HTMLElement>(SUMMARY)?.focus();
}

/** The kind of a field. A password that is shown is one all the same. */
function kindOf(field: Field): string {
  return field.matches(PASSWORDS) ? "password" : field.type;
}

function restoreFocus(field: Field, { selectionStart = null, selectionEnd = null }: Field) {
  field.focus({ preventScroll: true });
  // Email fields and lists have no selection.
  if (selectionStart !== null) field.setSelectionRange?.(selectionStart, selectionEnd);
}

/** Returns true when a text field of the page holds something: a navigation would lose it. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input:read-write");
  return [...fields].some(({ value }) => value !== "");
}
