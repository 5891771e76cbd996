import { readStored, removeStored, writeStored } from "../browser/storage.ts";

/** The stored appToken, null when there is none worth trying. */
export function readAppToken(): string | null {
  return readStored("appToken")?.trim() || null;
}

export function forgetAppToken(): void {
  removeStored("appToken");
}

/** What this page has stored last about being signed in; null where another page has stored something since. */
let storedHere: boolean | null = null;

/** Whether it is this page that signed in, or out, and no other. */
export function isOwnDoing(signedIn: boolean): boolean {
  return storedHere === signedIn;
}

/** Another page has stored something. */
export function forgetOwnDoing(): void {
  storedHere = null;
}

/** Keeps the sign-in: `auth_token` always, the returned token only where the person asked to stay signed in [SI-6]. */
export function keepSignIn(token: string | null | undefined, remember: boolean): void {
  storedHere = true;
  writeStored("auth_token", "true");
  if (remember && token) writeStored("appToken", token);
}

/** Removes all that is kept of a sign-in, else the entry guard would sign the person straight back in [SH-8]. */
export function forgetSignIn(): void {
  storedHere = false;
  removeStored("auth_token");
  removeStored("appToken");
}
