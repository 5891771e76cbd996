import type { SignInAttempt } from "../attempt/sign-in-attempt.ts";
import { emptySignIn, type SignInValues } from "../attempt/sign-in-values.ts";
import { readFormValues } from "../attempt/form-element.ts";
import { listen } from "../browser/listen.ts";
import { forwardTyping } from "../page/retype.ts";
import { isInPrerenderedForm, prerenderedForm, untickedBoxes } from "../page/portal-form.ts";
import { keepRememberChoice, type Remember } from "../session/remember-choice.ts";

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

/** Keeps for this device whether "Keep me signed in" was ticked before React, which keeps it after that. */
export function followRememberBox(configured: Remember): void {
  const keep = ({ target }: Event) => {
    const isBox = target instanceof HTMLInputElement && target.name === "remember";
    if (isBox && isInPrerenderedForm(target)) keepRememberChoice(target.checked, configured);
  };
  listen(window, ["change"], keep, { capture: true });
}
