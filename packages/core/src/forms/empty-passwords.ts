import { onBfcacheRestore } from "../browser/page-lifecycle.ts";
import { portalForm } from "../page/portal-form.ts";
import { forgetIdentifier } from "../session/visit.ts";

const passwords = "[autocomplete$=-password]";

/**
 * Empties the passwords of a form, by default that of the page, as if a person did. A wait does so once the page is out of
 * use (`attempt/retry-wait.ts`), an attempt where another username is typed over one that has succeeded.
 * @returns whether there was one
 */
export function emptyPasswords(form: Element | null | undefined = portalForm()): boolean {
  const fields = form?.querySelectorAll<HTMLInputElement>(passwords) ?? [];
  const filled = [...fields].filter(({ value }) => value !== "");
  for (const field of filled) {
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return filled.length > 0;
}

/** Fields that say whose password it is. */
const identifiers = "[name=username], [name=email], [autocomplete=username]";

/**
 * Empties the passwords and the username when the browser leaves the page, so that Back does not show them to the next
 * person. Not sooner: browsers read the fields to save a password. No other screen is told the username from then on.
 * Empties the passwords alone where the page stays, as when an app opens instead.
 * @param resetValues makes the form's state forget the values too, when the page returns. A page that was left must not
 * render, and Firefox takes its focus from a field, which then counts as left empty.
 */
export function clearOnLeave(form: HTMLFormElement, resetValues: () => void): void {
  const clear = () => {
    const cleared = form.querySelectorAll<HTMLInputElement>(`${passwords}, ${identifiers}`);
    for (const field of cleared) {
      field.value = "";
      delete field.dataset["touched"];
    }
    forgetIdentifier();
    const end = onBfcacheRestore(() => {
      end();
      resetValues();
    });
  };
  window.addEventListener("pagehide", clear, { once: true });
  const endStay = onBfcacheRestore(() => {
    endStay();
    emptyPasswords(form);
  });
}
