import { readPageConfiguration } from "../config/read-page-configuration.ts";
import type { Variant } from "../navigation/route-table.ts";
import { readSignedOutElsewhere } from "../session/stored-session.ts";
import { placeOf } from "./page.ts";
import { loadPageMessagesAtFocus } from "./page-messages.ts";
import { unlessPartners } from "./partner.ts";
import { resumeBeforeHydration } from "./resume.ts";
import { firstScriptElement, root } from "../page/marks.ts";
import { signInBeforeHydration } from "./sign-in.ts";

declare global {
  interface Window {
    /** Exports of this script, for the portal's other scripts; the first copy that runs sets it. */
    waymark?: object;
  }
}

/** Starts sign-in on a prerendered page, before React is there. The element of this script says which variant it shows. */
function start(): void {
  noteTouchedFields();
  const variant = firstScriptElement()?.dataset["variant"];
  if (variant === undefined) return;
  const page = {
    variant: variant as Variant,
    configuration: readPageConfiguration().configuration,
  };
  void readSignedOutElsewhere(placeOf(page).pathname).then((isSignedOut) => {
    // The portal says so once it is there.
    if (isSignedOut) root.dataset["signedOut"] = "";
  });
  unlessPartners(page, () => {
    loadPageMessagesAtFocus();
    signInBeforeHydration(page);
    resumeBeforeHydration(page);
  });
}

/** Marks fields that are left before React hears of it: they count as touched. */
function noteTouchedFields(): void {
  window.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement) target.dataset["touched"] = "";
  });
}

if (!window.waymark) start();
