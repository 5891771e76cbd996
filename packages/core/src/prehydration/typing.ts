import type { SignInAttempt } from "../attempt/sign-in-attempt.ts";
import { emptySignIn, type SignInValues } from "../attempt/sign-in-values.ts";
import { readFormValues } from "../attempt/form-element.ts";
import { listen } from "../browser/listen.ts";
import { forwardTyping } from "../page/retype.ts";
import { prerenderedForm, untickedBoxes } from "../page/portal-form.ts";

/** Reads what the form of the page holds. */
export function readSignIn(form: HTMLFormElement): SignInValues {
  return { ...readFormValues(form, emptySignIn), unticked: untickedBoxes(form) };
}

/** Follows what is typed before React: a message forgets what has been filled in, and passes keys on. */
export function followTyping(attempt: SignInAttempt): void {
  const revise = () => {
    const form = prerenderedForm();
    if (form) attempt.revise(readSignIn(form));
  };
  // On the window: the head script stops events before they reach the form.
  listen(window, ["input", "change"], revise, { capture: true });
  listen(window, ["keydown"], forwardTyping, { capture: true });
}
