import { noSubmit } from "../attempt/attempt-state.ts";
import { type PageShown, setPageShown } from "../attempt/page-attempts.ts";
import type { SignInProgress } from "../attempt/sign-in-attempt.ts";
import type { SignInErrors } from "../attempt/sign-in-values.ts";
import { showsPassword, passwordStatusId } from "../page/prerendered-controls.ts";
import { firstScript, messagesInPage } from "../page/page-scripts.ts";
import { hasMark, removeMark, setMark } from "../page/marks.ts";
import { busyStatus } from "../page/portal-form.ts";
import { loadPageMessages } from "./load-messages.ts";
import { removeFilledIn } from "./messages/invalid-fields.ts";
import { removeMessage, type ShownProblem, showProblem } from "./messages/show-problem.ts";
import { messageText, type Templates } from "./messages/templates.ts";

/** Announces that the form is busy, as React does; null empties the status. Before the messages are loaded it is empty. */
export function announceBusy(templates: Templates | null): void {
  const status = busyStatus();
  if (!status || hasMark("ready")) return;
  status.textContent = templates && messageText(templates, "signIn.busy");
}

/** Announces whether a password is shown, as React does, where the page has messages. Other controls have `aria-expanded`. */
export async function announcePasswordShown(control: Element): Promise<void> {
  const name = control.getAttribute("aria-controls") ?? "";
  const status = document.getElementById(passwordStatusId(name));
  const templates = status && firstScript().messages ? await loadPageMessages() : null;
  if (!status || !templates || hasMark("ready")) return;
  const key = `${name}.${showsPassword(control) ? "shown" : "hidden"}`;
  status.textContent = messageText(templates, key);
}

/** Removes the message of the last submit from the page, unless it is React's. */
export function removePageMessage(): void {
  if (hasMark("ready")) return;
  removeMessage();
  removeMark("messageShown");
  setPageShown({ progress: noSubmit });
}

/** Removes from the message of an invalid submit the fields that have been filled in since. */
export function revisePageMessage(
  form: Element,
  progress: SignInProgress,
  errors: SignInErrors,
): void {
  removeFilledIn(form, errors);
  setPageShown({ progress });
}

/**
 * Shows a problem in the prerendered page.
 * @param shown the state that the page shows with it
 * @returns false where React has to show it; true on a broken page, where nothing will
 */
export async function showPageMessage(
  problem: ShownProblem,
  shown: Partial<PageShown>,
  isCurrent: () => boolean,
): Promise<boolean> {
  const show = (templates: Templates | null, wanted = problem) => {
    if (!templates || hasMark("ready") || !isCurrent()) return false;
    if (!showProblem(wanted, templates)) return false;
    setMark("messageShown");
    setPageShown(shown);
    return true;
  };
  const inPage = messagesInPage();
  const isShown =
    show(inPage) ||
    show(await loadPageMessages()) ||
    // Without their file, a message comes without its next steps.
    show(inPage, { ...problem, submits: 1 });
  return isShown || hasMark("broken");
}
