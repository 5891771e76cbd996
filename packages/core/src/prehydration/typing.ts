import type { SignInAttempt } from "../attempt/sign-in-attempt.ts";
import { emptySignIn, type SignInValues } from "../attempt/sign-in-values.ts";
import { readFormValues } from "../attempt/form-element.ts";
import { listen } from "../browser/listen.ts";
import { forwardTyping } from "../page/retype.ts";
import { prerenderedForm, untickedBoxes } from "../page/portal-form.ts";
import { isRememberTicked, keepRememberChoice, type Remember } from "../session/remember-box.ts";

/** Reads the values of the form. */
export function readSignIn(form: HTMLFormElement): SignInValues {
  return { ...readFormValues(form, emptySignIn), unticked: untickedBoxes(form) };
}

/**
 * Follows typing before React: fields that are filled in leave the message, and keys pressed on the message go to a field.
 * Keeps the choice of "Keep me signed in" for this device.
 */
export function followTyping(attempt: SignInAttempt, configured: Remember): void {
  const revise = ({ target }: Event) => {
    const form = prerenderedForm();
    if (!form) return;
    attempt.revise(readSignIn(form));
    if (target instanceof HTMLInputElement && target.name === "remember")
      keepRememberChoice(target.checked, configured);
  };
  // Unticked before this script ran.
  const box = prerenderedForm()?.elements.namedItem("remember");
  if (box instanceof HTMLInputElement && !box.checked && isRememberTicked(configured))
    keepRememberChoice(false, configured);
  // On the window: the head script stops events before they reach the form.
  listen(window, ["input", "change"], revise, { capture: true });
  listen(window, ["keydown"], forwardTyping, { capture: true });
}
