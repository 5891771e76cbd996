import { readPageConfiguration } from "../config/page-configuration.ts";
import { takeSignedOut } from "../session/stored-session.ts";
import { leaveForSite, stayOnPage } from "../navigation/partner-redirect.ts";
import { isSignInRoute } from "../navigation/routes.ts";
import { placeOf, type SignInPageFacts } from "./page.ts";
import { keepEventsOnLeave } from "./keep-events-on-leave.ts";
import { loadPageMessagesAtFocus, sayShown } from "./page-messages.ts";
import { resumeBeforeHydration } from "./resume.ts";
import { pressControlsBeforeReact } from "../page/first-controls.ts";
import { firstScript, hasFirstScriptRun, loadPortalScripts } from "../page/page-scripts.ts";
import { readMark, setMark } from "../page/marks.ts";
import { markTouched } from "../page/portal-form.ts";
import { signInBeforeHydration } from "./sign-in.ts";

/** Starts sign-in on a prerendered page, before React is there. The element of this script says which variant it shows. */
function start(): void {
  noteTouchedFields();
  pressControlsBeforeReact((button) => void sayShown(button));
  // The head script has done so, unless a filter keeps it from running.
  window.addEventListener("load", loadPortalScripts);
  const variant = firstScript().variant;
  if (variant === undefined) return;
  const page = {
    variant,
    configuration: readPageConfiguration().configuration,
  };
  const signedOut = takeSignedOut(placeOf(page).pathname);
  unlessPartners(page, () => {
    loadPageMessagesAtFocus();
    keepEventsOnLeave(page);
    signInBeforeHydration(page);
    void signedOut.then((isSignedOut) => {
      // The portal says so once it is there. The sign-in is forgotten by then.
      if (isSignedOut) setMark("signedOut");
      resumeBeforeHydration(page);
    });
  });
}

/**
 * Begins where the page is this visitor's. On a host that only the page's block names as the partner's, that is decided
 * first. The portal waits for it, too.
 */
function unlessPartners(page: SignInPageFacts, begin: () => void): void {
  const awaits = readMark("awaits");
  if (awaits === "left") return;
  if (awaits === "partner") {
    // Only sign-in is left, so that mailed links survive.
    const { partnerRedirect } = page.configuration;
    if (isSignInRoute(placeOf(page).pathname) && leaveForSite(partnerRedirect)) return;
    stayOnPage();
  }
  begin();
}

/** Marks fields that are left before React hears of it: they count as touched. */
function noteTouchedFields(): void {
  window.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement) markTouched(target);
  });
}

if (!hasFirstScriptRun()) start();
