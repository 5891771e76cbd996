import { setPageShown } from "../attempt/page-shown.ts";
import { automaticSends } from "../attempt/retry-wait.ts";
import { keptWaits } from "../attempt/waits.ts";
import { spentLinks } from "../navigation/link-token.ts";
import { forgetIdentifier } from "../session/visit.ts";
import { forgetOwnDoing } from "../session/stored-session.ts";

/** Makes the window of a test that of a new visit, and gives it what jsdom lacks. */
export function beginVisit(): void {
  window.history.replaceState(null, "", "/");
  window.localStorage.clear();
  forgetIdentifier();
  forgetOwnDoing();
  setPageShown();
  automaticSends.clear();
  keptWaits.clear();
  spentLinks.clear();
  // jsdom has no window that could have the focus.
  document.hasFocus = () => true;
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

/** Removes the cookies that scripts can see. */
export function forgetCookies(): void {
  for (const pair of document.cookie.split("; ")) {
    document.cookie = `${pair.split("=")[0]}=; max-age=0; path=/`;
  }
}
