import type { FormFields } from "../attempt/retry-wait.ts";
import { markHydratedForm, portalForm, takeQueuedSubmit } from "../page/portal-form.ts";
import { emptyPasswords } from "./empty-passwords.ts";

/** Reads the current values of a form's fields, for the names in `like`. */
export function readFormValues<Values extends object>(form: HTMLFormElement, like: Values): Values {
  const entries = Object.entries(like).map(([name, initial]) => {
    const field = enabledField(form, name);
    if (field instanceof HTMLInputElement) {
      return [name, field.type === "checkbox" ? field.checked : field.value];
    }
    return [name, field instanceof HTMLSelectElement ? field.value : initial];
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
  markHydratedForm(form);
  if (!takeQueuedSubmit()) return;
  // After React has read the values of the page. Safari before 16 has no `requestSubmit`.
  const timer = setTimeout(() => form.querySelector<HTMLElement>("[type=submit]")?.click());
  // A press in between has submitted it.
  form.addEventListener("submit", () => clearTimeout(timer), { capture: true, once: true });
}

/** Reads the username or address that the form of the page holds now; empty where it asks for none. */
export function readIdentifier(): string {
  const field = portalForm()?.querySelector<HTMLInputElement>("[name=username], [name=email]");
  return field?.value ?? "";
}

/** The fields of the page's form, for its attempt and its waits. */
export const formFields: FormFields = { readIdentifier, emptyPasswords };
