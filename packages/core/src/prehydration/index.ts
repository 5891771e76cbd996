import { readPageConfiguration } from "../config/page-configuration.ts";
import { readSignedOutElsewhere } from "../session/stored-session.ts";
import { placeOf } from "./page.ts";
import { keepEventsOnLeave } from "./keep-events-on-leave.ts";
import { loadPageMessagesAtFocus, sayShown } from "./page-messages.ts";
import { unlessPartners } from "./partner.ts";
import { resumeBeforeHydration } from "./resume.ts";
import { pressControlsBeforeReact } from "../page/first-controls.ts";
import { firstScript, hasFirstScriptRun } from "../page/first-script-facts.ts";
import { setMark } from "../page/marks.ts";
import { markTouched } from "../page/portal-form.ts";
import { loadPortalScripts } from "../page/portal-scripts.ts";
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
  const signedOut = readSignedOutElsewhere(placeOf(page).pathname);
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

/** Marks fields that are left before React hears of it: they count as touched. */
function noteTouchedFields(): void {
  window.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement) markTouched(target);
  });
}

if (!hasFirstScriptRun()) start();
