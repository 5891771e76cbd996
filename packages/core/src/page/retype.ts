import { listen } from "../browser/listen.ts";
import { SUMMARY } from "./portal-form.ts";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> & {
  target: EventTarget | null;
};

/** Passes typing in a focused error summary to the first invalid field of the form, else to the password to type again. */
export function forwardTyping({ key, ctrlKey, metaKey, altKey, target }: Key): void {
  // This check comes first: Chrome sends a keydown without a key to a field that it fills in.
  if (!(target instanceof Element && target.matches(SUMMARY))) return;
  // With Alt, a plain letter is a shortcut; other characters come from AltGr, or from Option on a Mac. Ctrl+V pastes.
  const isShortcut = altKey ? metaKey || /\w/u.test(key) : (ctrlKey || metaKey) && !/v/iu.test(key);
  if (key.length !== 1 || key === " " || isShortcut) return;
  const form = target.closest("form");
  (form?.querySelector<HTMLElement>("[aria-invalid=true]") ?? currentPasswordField(form))?.focus();
}

/** Selects the password to type again, so that typing replaces it: now, and at the first press into the field. */
export function selectPassword(form: Element | null): void {
  const field = currentPasswordField(form);
  if (!field) return;
  // `select()` would take the focus from the summary in some browsers.
  const select = () => field.setSelectionRange(0, field.value.length);
  select();
  // The press that gives the focus sets the caret, too. On the window: the head script stops events before they reach the form.
  const end = listen(
    window,
    ["click", "input"],
    ({ target, type }) => {
      // A form that has gone would be kept in memory with its password.
      if (target !== field && field.isConnected) return;
      end();
      if (type === "click") select();
    },
    { capture: true },
  );
}

/** Matches the password of an account, by name, because password managers rewrite `autocomplete`. */
const CURRENT_PASSWORD = "[name=password]:not([autocomplete=new-password])";

/** Returns the password field of an account, which is typed again after a refusal. */
export function currentPasswordField(form: Element | null) {
  return form?.querySelector<HTMLInputElement>(CURRENT_PASSWORD);
}
