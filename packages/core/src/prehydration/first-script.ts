import { LOADING_DELAY_MS } from "../config/constants.ts";
import { readPageConfiguration } from "../config/page-configuration.ts";
import { takeSignedOut } from "../session/stored-session.ts";
import { leaveForSite, stayOnPage } from "../navigation/partner-redirect.ts";
import { isSignInRoute } from "../navigation/find-route.ts";
import { hideAtOtherAddress, placeOf, type SignInPageFacts } from "./sign-in-page.ts";
import { keepEventsOnLeave } from "./keep-events-on-leave.ts";
import { loadPageMessagesAtFocus } from "./load-messages.ts";
import { announcePasswordShown } from "./page-messages.ts";
import { resumeBeforeHydration } from "./resume.ts";
import { handleControlsBeforeReact } from "../page/prerendered-controls.ts";
import { firstScript, hasFirstScriptRun, loadPortalScripts } from "../page/page-scripts.ts";
import { readMark, setMark } from "../page/marks.ts";
import { preventSecondPresses } from "../page/second-press.ts";
import { markTouched } from "../page/portal-form.ts";
import { signInBeforeHydration } from "./sign-in.ts";

/** Starts sign-in on a prerendered page, before React is there. The element of this script says which variant it shows. */
function start(): void {
  preventSecondPresses();
  markTouchedFields();
  hideAtOtherAddress();
  handleControlsBeforeReact((button) => void announcePasswordShown(button));
  // The head script loads them earlier, unless a filter keeps it from running.
  window.addEventListener("load", () => setTimeout(loadPortalScripts, LOADING_DELAY_MS));
  const variant = firstScript().variant;
  if (variant === undefined) return;
  const page = {
    variant,
    configuration: readPageConfiguration().configuration,
  };
  const signedOut = takeSignedOut(placeOf(page).pathname);
  if (leavesForPartner(page)) return;
  loadPageMessagesAtFocus();
  keepEventsOnLeave(page);
  signInBeforeHydration(page);
  void signedOut.then((isSignedOut) => {
    // React shows the notice. By then neither address nor storage shows the sign-out.
    if (isSignedOut) setMark("signedOut");
    resumeBeforeHydration(page);
  });
}

/**
 * Returns true where the page is left for a partner's site. On a host that only the page's block names as the partner's,
 * that is decided here, and the portal waits for it.
 */
function leavesForPartner(page: SignInPageFacts): boolean {
  const awaits = readMark("awaits");
  if (awaits !== "partner") return awaits === "left";
  // Only sign-in is left, so that mailed links survive.
  const isLeft =
    isSignInRoute(placeOf(page).pathname) && leaveForSite(page.configuration.partnerRedirect);
  if (!isLeft) stayOnPage();
  return isLeft;
}

/** Marks the fields that lose the focus before React as touched. */
function markTouchedFields(): void {
  window.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement) markTouched(target);
  });
}

if (!hasFirstScriptRun()) start();
