import { pageResume } from "../attempt/page-attempts.ts";
import type { Resume } from "../attempt/resume-attempt.ts";
import { occurrenceOf } from "../errors/occurrence.ts";
import { hasPageFocus, whenPageFocused } from "../browser/page-use.ts";
import { hasTypedText } from "../page/prerendered-fields.ts";
import { LOADING_DELAY_MS } from "../config/constants.ts";
import { mustConfirm } from "../navigation/entry-state.ts";
import { forgetUnusedToken, readAppToken } from "../session/stored-session.ts";
import { hasMark, readMark, removeMark, setMark } from "../page/marks.ts";
import { dependenciesOf, placeOf, type SignInPageFacts } from "./sign-in-page.ts";
import { loadPageMessagesAfterCall } from "./load-messages.ts";
import { showPageMessage } from "./page-messages.ts";

/** Resumes a stored sign-in on a page that waits for nothing else, and shows its state until React does. */
export function resumeBeforeHydration(page: SignInPageFacts): void {
  forgetUnusedToken(page.configuration.signIn.remember);
  const awaits = readMark("awaits");
  if (awaits !== undefined && awaits !== "session") return;
  const token = readAppToken();
  // Another tab may have ended it since the head script saw it.
  if (token === null) return showForm();
  // The head script has hidden such a page, unless a filter keeps that script from running.
  if (mustConfirm(history.state?.usr)) return;
  const resume = pageResume.get(placeOf(page).pathname, dependenciesOf(page));
  resume.subscribe(() => void drawResume(resume));
  // Without the focus the form is shown, unless the focus comes at once, as to a new page.
  setTimeout(() => {
    if (resume.get().name === "idle" && !hasPageFocus()) showForm();
  }, LOADING_DELAY_MS);
  whenPageFocused(() => {
    // React makes the call itself once it is there, and a page that is reloaded is not to forget the token.
    if (hasMark("ready") || hasMark("sending") || hasMark("reloading")) return;
    if (awaits !== undefined || !hasTypedText()) resume.start(token);
  });
}

/** Draws the state: a waiting page, or the form, with the reason if resuming has failed. */
async function drawResume(resume: Resume): Promise<void> {
  const state = resume.get();
  if (state.name === "sending") {
    // A reload would abort the call, and lose its message, because the token is forgotten before.
    setMark("sending");
    if (!hasMark("ready")) setMark("awaits", "session");
    loadPageMessagesAfterCall();
    return;
  }
  if (state.name === "failed") {
    const { failure } = state;
    const problem = { operation: "redirect", failure, occurrence: occurrenceOf(failure) } as const;
    const isDone = await showPageMessage(problem, { resume: state }, () => resume.get() === state);
    if (isDone) showForm();
    // React begins with the message. Where neither comes, the form is shown without it.
    else if (hasMark("awaits")) setMark("awaits", "notice");
  } else if (state.name === "ended") showForm();
  removeMark("sending");
}

function showForm(): void {
  removeMark("awaits");
}
