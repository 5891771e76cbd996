/** Fields of the prerendered page. An element keeps its value and its selection when it leaves the page. */
let fields: readonly Field[] = [];
let lastFocused: Element | null = null;

type Field = HTMLInputElement | HTMLSelectElement;

const selector = "input, select";
const noteFocus = () => (lastFocused = document.activeElement);

/** Notes the fields of a prerendered page before React hydrates it, in case React has to render it again. */
export function rememberFields(page: Element): void {
  fields = [...page.querySelectorAll<Field>(selector)];
  noteFocus();
  document.addEventListener("focusin", noteFocus);
}

/**
 * Copies what was typed, ticked and focused on the prerendered page into a form that React has rendered again.
 * Hydrated fields are the same elements and stay as they are. Done for the first form of a page, then forgotten.
 */
export function restoreFields(form: HTMLFormElement): void {
  for (const old of fields) {
    const field = old.isConnected ? null : form.querySelector<Field>(`[name="${old.name}"]`);
    if (!field || field.type !== old.type) continue;
    if (old instanceof HTMLInputElement && field instanceof HTMLInputElement) {
      if (field.type === "checkbox") field.checked = old.checked;
      else field.value = old.value;
      if (old === lastFocused) restoreFocus(field, old);
    } else if (old.value !== "") field.value = old.value;
  }
  document.removeEventListener("focusin", noteFocus);
  fields = [];
  lastFocused = null;
}

function restoreFocus(field: HTMLInputElement, { selectionStart, selectionEnd }: HTMLInputElement) {
  field.focus({ preventScroll: true });
  // Email fields have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
