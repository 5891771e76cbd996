import { pending } from "../api/pending.ts";
import { takeOutcomes } from "../api/send.ts";
import { pageResume, pageSignInAttempt, setPageShown } from "../attempt/page-attempts.ts";
import { automaticSends } from "../attempt/retry-wait.ts";
import { keptWaits } from "../attempt/waits.ts";
import { addedStyles } from "../browser/add-styles.ts";
import { forgetNextPage } from "../navigation/leave-portal.ts";
import { spentLinks } from "../navigation/link-address.ts";
import { forgetIdentifier, keepRegisteredAddress } from "../session/visit.ts";
import { forgetOwnAction } from "../session/stored-session.ts";

/** Makes the window of a test that of a new visit, and gives it what jsdom lacks. */
export function beginVisit(): void {
  window.history.replaceState(null, "", "/");
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetIdentifier();
  keepRegisteredAddress("");
  forgetOwnAction();
  setPageShown();
  automaticSends.clear();
  keptWaits.clear();
  spentLinks.clear();
  addedStyles.clear();
  takeOutcomes();
  pending.set([]);
  endAttempts();
  forgetNextPage();
  // jsdom has no window that could have the focus.
  document.hasFocus = () => true;
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

/** Ends what a prerendered page or a test has begun, which the next form would continue. */
function endAttempts(): void {
  const attempt = pageSignInAttempt.current();
  if (attempt) pageSignInAttempt.end(attempt);
  const resume = pageResume.current();
  if (resume) pageResume.end(resume);
}

/** Removes the cookies that scripts can see. */
export function forgetCookies(): void {
  for (const pair of document.cookie.split("; ")) {
    document.cookie = `${pair.split("=")[0]}=; max-age=0; path=/`;
  }
}
