import { isBusy } from "../attempt/attempt-state.ts";
import { pageSignInAttempt, pageShown } from "../attempt/page-attempts.ts";
import type { SignInAttempt } from "../attempt/sign-in-attempt.ts";
import { staysSignedIn } from "../attempt/sign-in-values.ts";
import { listen } from "../browser/listen.ts";
import { QUEUED_SUBMIT_MS } from "../config/constants.ts";
import { clearOnLeave } from "../attempt/empty-passwords.ts";
import { clockText } from "../errors/duration-text.ts";
import { occurrenceOf } from "../errors/occurrence.ts";
import { shownLanguage } from "../i18n/shown-language.ts";
import { onBrokenPage } from "../page/broken-page.ts";
import { hidePasswords } from "../page/prerendered-controls.ts";
import { hasMark, removeMark, setMark } from "../page/marks.ts";
import { prerenderedForm, setPending } from "../page/portal-form.ts";
import { takeQueuedSubmit } from "../page/queued-submit.ts";
import type { ShownProblem } from "./messages/show-problem.ts";
import { dependenciesOf, placeOf, type SignInPageFacts } from "./sign-in-page.ts";
import { loadPageMessagesAfterCall } from "./load-messages.ts";
import {
  removePageMessage,
  revisePageMessage,
  announceBusy,
  showPageMessage,
} from "./page-messages.ts";
import { followTyping, readSignIn } from "./typing.ts";

/** Submits the prerendered form by the page's sign-in attempt, and shows its state until React's form does. */
export function signInBeforeHydration(page: SignInPageFacts): void {
  const { configuration } = page;
  const { pathname } = placeOf(page);
  const attempt = pageSignInAttempt.get(pathname, dependenciesOf(page));
  attempt.subscribe(() => drawAttempt(attempt));
  // Only React can show a forced change, and the page may break after its response.
  onBrokenPage(() => {
    if (attempt.get().state.name === "mustReset") attempt.fail({ kind: "outdated" });
  });

  function submit(form: HTMLFormElement): void {
    removeMark("submitQueued");
    hidePasswords(form);
    const values = readSignIn(form);
    const isSame = attempt.isSame(values.username, values.password);
    // The same values again, while the message about them is loading. Other values are sent at once.
    if (attempt.get().state.name === "failed" && hasMark("pending") && isSame) return;
    // The box shows the value that is sent.
    const box = form.elements.namedItem("remember");
    if (box instanceof HTMLInputElement) box.checked = staysSignedIn(values, configuration);
    void attempt.submit(values, {
      variant: page.variant,
      sendsRedirect: pathname === "/",
      search: location.search,
      // A page in a wrong language would wait for React, so the language that is shown is the right one.
      language: shownLanguage(),
    });
    // A submit that a wait blocks leaves the form as it is.
    setPending(form, isBusy(attempt.get().state));
  }

  const onSubmit = (event: SubmitEvent) => {
    const form = prerenderedForm();
    if (form === null || event.target !== form) return;
    event.preventDefault();
    submit(form);
  };
  // On the document, after the head script's listener there, which queues the submit.
  listen(document, ["submit"], onSubmit, { capture: true });
  followTyping(attempt, configuration.signIn.remember);
  // Submitted before this script ran.
  const form = prerenderedForm();
  const isRecent = form && takeQueuedSubmit(QUEUED_SUBMIT_MS);
  if (isRecent) submit(form);
  // Another person may be at the page by now. If not, the user has waited for an answer, and no call has reached the server.
  else if (isRecent === false) attempt.fail({ kind: "offline" });
}

/** Creates the clock's format after the call has left: on a slow device that takes long, and a message needs it. */
function prepareClock(): void {
  clockText(new Date(), shownLanguage());
}

/** Draws the state of the attempt into the prerendered form. */
function drawAttempt(attempt: SignInAttempt): void {
  const progress = attempt.get();
  const { state } = progress;
  const form = prerenderedForm();
  // A reload would abort the call, or lose its message.
  if (isBusy(state)) setMark("sending");
  else {
    removeMark("sending");
    announceBusy(null);
  }
  if (!form) return;
  switch (state.name) {
    case "idle":
      removePageMessage();
      return setPending(form, false);
    case "sending":
      removePageMessage();
      loadPageMessagesAfterCall((messages) => attempt.get() === progress && announceBusy(messages));
      setTimeout(prepareClock);
      return setPending(form, true);
    case "leaving":
      return clearOnLeave(form);
    case "mustReset":
      // The next screen is React's; without React there is none.
      if (hasMark("broken")) attempt.fail({ kind: "outdated" });
      return;
    case "invalid":
      // The page shows the message of this submit.
      if (pageShown().progress.submits === progress.submits)
        return revisePageMessage(form, progress, state.errors);
      return void show({ operation: "login", errors: state.errors });
    case "failed": {
      const { failure, wait } = state;
      const occurrence = occurrenceOf(failure, attempt.requestId);
      const { submits } = progress;
      const { isRetyped } = attempt;
      return void show({ operation: "login", failure, wait, submits, isRetyped, occurrence });
    }
  }

  async function show(problem: ShownProblem): Promise<void> {
    const isCurrent = () => attempt.get() === progress;
    const isDone = await showPageMessage(problem, { progress }, isCurrent);
    // Without its message the form is pending until React shows it.
    if (form && isDone && isCurrent()) setPending(form, false);
  }
}
