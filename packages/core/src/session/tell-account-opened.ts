import { tellOtherTabs } from "./other-tabs.ts";
import { forgetAppToken, storeAppToken } from "./stored-session.ts";

/** Tells other tabs that a new password opens its account, of which nothing is stored: they stop the page of another one. */
export function tellAccountOpened(): void {
  // As a sign-in without a token does: an empty one is an event for other tabs, and reads as none.
  storeAppToken("");
  forgetAppToken();
  tellOtherTabs("signedIn");
}
