import { tellOtherTabs } from "./other-tabs.ts";
import { announceNoToken } from "./stored-session.ts";

/** Tells other tabs that a new password opens its account, of which nothing is stored: they stop the page of another one. */
export function tellAccountOpened(): void {
  announceNoToken();
  tellOtherTabs("signedIn");
}
