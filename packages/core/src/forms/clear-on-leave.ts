import { flushSync } from "react-dom";

const passwords = "[autocomplete$=-password]";

/**
 * Empties the password fields of a form when the browser leaves the page: Back would show them to the next person. The
 * username goes with them unless the person stays signed in on this device. Not before that moment: browsers read the
 * fields when they offer to save a password.
 * @param forget forgets the values that the fields had
 */
export function clearOnLeave(form: HTMLFormElement, forget: () => void): void {
  const empty = () => {
    const staysSignedIn = form.querySelector("[name=remember]:checked") !== null;
    const emptied = staysSignedIn ? passwords : `${passwords}, [name=username]`;
    const fields = form.querySelectorAll<HTMLInputElement>(emptied);
    for (const field of fields) field.value = "";
    // A page that is kept renders nothing any more.
    flushSync(forget);
  };
  window.addEventListener("pagehide", empty, { once: true });
}
