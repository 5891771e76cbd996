import { forgetIdentifier } from "../session/identifier.ts";

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
  form.dataset["ready"] = "";
  const { dataset } = document.documentElement;
  if (dataset["held"] === undefined) return;
  delete dataset["held"];
  // After React has read the values of the page. Safari before 16 has no `requestSubmit`.
  setTimeout(() => form.querySelector<HTMLElement>("[type=submit]")?.click());
}

const passwords = "[autocomplete$=-password]";

/**
 * Empties the password fields when the browser leaves the page, so that Back does not show them to the next person. The
 * username is emptied too unless the person stays signed in. Not sooner: browsers read the fields to save a password.
 * No other screen is told the username from then on.
 * @param resetValues makes the form's state forget the values too, at once: a page in the back/forward cache does not
 * render again
 */
export function clearOnLeave(form: HTMLFormElement, resetValues: () => void): void {
  const clear = () => {
    const staysSignedIn = form.querySelector("[name=remember]:checked") !== null;
    const cleared = staysSignedIn ? passwords : `${passwords}, [name=username]`;
    for (const field of form.querySelectorAll<HTMLInputElement>(cleared)) field.value = "";
    resetValues();
    forgetIdentifier();
  };
  window.addEventListener("pagehide", clear, { once: true });
}
