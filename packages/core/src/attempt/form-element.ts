import { IN_USE_MS } from "../config/constants.ts";
import { markHydratedForm, PASSWORDS, portalForm } from "../page/portal-form.ts";
import { takeQueuedSubmit } from "../page/queued-submit.ts";
import { onBfcacheRestore } from "../browser/page-lifecycle.ts";
import { currentPasswordField } from "../page/retype.ts";
import { forgetIdentifier } from "../session/visit.ts";

/** Reads the current values of a form's fields, for the names in `like`. */
export function readFormValues<Values extends object>(form: HTMLFormElement, like: Values): Values {
  const entries = Object.entries(like).map(([name, initial]) => {
    const field = enabledField(form, name);
    if (field instanceof HTMLInputElement) {
      return [name, field.type === "checkbox" ? field.checked : field.value];
    }
    // A box that a screen leaves out is not ticked.
    const absent = initial === true ? false : initial;
    return [name, field instanceof HTMLSelectElement ? field.value : absent];
  });
  return Object.fromEntries(entries) as Values;
}

/** A disabled field has a hidden copy of the same name, whose value counts. */
function enabledField(form: HTMLFormElement, name: string): Element | undefined {
  return [...form.elements].find(
    (element) => element.getAttribute("name") === name && !element.matches(":disabled"),
  );
}

/** Marks the form as hydrated and sends a submit that was queued before hydration, once. */
export function flushQueuedSubmit(form: HTMLFormElement): void {
  const isQueued = takeQueuedSubmit(IN_USE_MS);
  markHydratedForm(form);
  if (!isQueued) return;
  // After React has read the values of the page. Safari before 16 has no `requestSubmit`.
  const timer = setTimeout(() => form.querySelector<HTMLElement>("[type=submit]")?.click());
  // A press in between has submitted it.
  form.addEventListener("submit", () => clearTimeout(timer), { capture: true, once: true });
}

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

/** Reads the username or address that the form of the page holds now; empty where it asks for none. */
export function readIdentifier(): string {
  const field = portalForm()?.querySelector<HTMLInputElement>("[name=username], [name=email]");
  return field?.value ?? "";
}

/** Reads the password of an account that the form of the page holds now. */
export const readPassword = () => currentPasswordField(portalForm())?.value;
