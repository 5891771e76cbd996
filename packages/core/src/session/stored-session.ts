import { readStored, removeStored, writeStored } from "../browser/storage.ts";
import { forgetIdentifier } from "./identifier.ts";
import { tellOtherTabs } from "./other-tabs.ts";

/** The stored appToken, or null if there is none. */
export function readAppToken(): string | null {
  return readStored("appToken")?.trim() || null;
}

export function forgetAppToken(): void {
  removeStored("appToken");
}

/** Whether this page signed in or out last; null once another page has stored something. */
let storedHere: boolean | null = null;

/** Whether this page itself has signed in, or out. */
export function isOwnDoing(signedIn: boolean): boolean {
  return storedHere === signedIn;
}

/** Whether this page itself has signed the person out, without a sign-in since. */
export function hasSignedOutHere(): boolean {
  return isOwnDoing(false) && readStored("auth_token") === null;
}

/** Notes that another page has stored something. */
export function forgetOwnDoing(): void {
  storedHere = null;
}

/** Stores the sign-in: `auth_token` always, the token only where the person asked to stay signed in. */
export function keepSignIn(token: string | null | undefined, remember: boolean): void {
  storedHere = true;
  forgetIdentifier();
  writeStored("auth_token", "true");
  if (remember && token) writeStored("appToken", token);
  tellOtherTabs();
}

/** Removes the stored sign-in; a remaining appToken would sign the person in again at once. */
export function forgetSignIn(): void {
  storedHere = false;
  forgetIdentifier();
  removeStored("auth_token");
  removeStored("appToken");
}

/** In the address to which the product sends people after signing them out on a page of its own. */
const SIGNED_OUT_PARAMETER = "signedout";

/**
 * Forgets the sign-in if the address says that the product has ended it. Removes the parameter from the address: a
 * bookmark with it would forget every later sign-in as well.
 */
export function readSignedOutElsewhere(): boolean {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(SIGNED_OUT_PARAMETER)) return false;
  url.searchParams.delete(SIGNED_OUT_PARAMETER);
  window.history.replaceState(window.history.state, "", url);
  forgetSignIn();
  return true;
}
