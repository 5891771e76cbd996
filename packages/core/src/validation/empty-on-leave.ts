import { flushSync } from "react-dom";

/**
 * Empties username and password of a form when the browser leaves the page: Back would show them to the next person.
 * Not before that: browsers read the fields when they offer to save a password.
 * @param forget forgets the values that the fields had
 */
export function emptyOnLeave(form: HTMLFormElement, forget: () => void): void {
  const empty = () => {
    const fields = form.querySelectorAll<HTMLInputElement>(
      "[autocomplete$=-password], [name=username]",
    );
    for (const field of fields) field.value = "";
    // A page that is kept renders nothing any more.
    flushSync(forget);
  };
  window.addEventListener("pagehide", empty, { once: true });
}
