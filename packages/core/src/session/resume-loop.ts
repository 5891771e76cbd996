import { readSession, writeSession } from "../browser/storage.ts";

const REDIRECT_KEY = "storedSignInLeft";
/** Longer than a page takes to load, shorter than a person takes to come back. */
const RECENT_MS = 10_000;

/** Notes that a stored sign-in leads to the page's own origin, where it may reach the portal again. */
export function noteRedirect(url: string, ownOrigin: string): void {
  writeSession(REDIRECT_KEY, new URL(url).origin === ownOrigin ? String(Date.now()) : "");
}

/** Returns true when a stored sign-in has led back to the portal a moment ago. */
export function hasJustRedirected(): boolean {
  // The clock may have been set back since.
  return Math.abs(Date.now() - Number(readSession(REDIRECT_KEY))) < RECENT_MS;
}
