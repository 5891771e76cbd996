import { onBfcacheRestore } from "../browser/page-lifecycle.ts";
import { PASSWORDS, portalForm } from "../page/portal-form.ts";
import { forgetIdentifier } from "../session/visit.ts";

/**
 * Empties the passwords of a form, by default that of the page, as if a person did.
 * @returns whether there was one
 */
export function emptyPasswords(form: Element | null | undefined = portalForm()): boolean {
  const fields = form?.querySelectorAll<HTMLInputElement>(PASSWORDS) ?? [];
  const filled = [...fields].filter(({ value }) => value !== "");
  for (const field of filled) {
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return filled.length > 0;
}

/** Fields that say whose password it is. */
const IDENTIFIERS = "[name=username], [name=email], [autocomplete=username]";

/**
 * Empties the passwords and the username when the browser leaves the page, so that Back does not show them to the next
 * person. Not sooner: browsers read the fields to save a password. From then on no other screen begins with the username.
 * Empties the passwords alone where the page stays, as when an app opens instead.
 */
export function clearOnLeave(form: HTMLFormElement): void {
  const clear = () => {
    const cleared = form.querySelectorAll<HTMLInputElement>(`${PASSWORDS}, ${IDENTIFIERS}`);
    for (const field of cleared) {
      field.value = "";
      delete field.dataset["touched"];
    }
    forgetIdentifier();
  };
  window.addEventListener("pagehide", clear, { once: true });
  const endStay = onBfcacheRestore(() => {
    endStay();
    emptyPasswords(form);
  });
}
