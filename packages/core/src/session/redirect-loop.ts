import { readSession, writeSession } from "../browser/storage.ts";

const KEY = "storedSignInLeft";
/** Longer than a page takes to load, shorter than a person takes to come back. */
const RECENT_MS = 10_000;

/** Remembers that a stored sign-in leads to the page's own origin now, where it may reach the portal again. */
export function noteRedirect(url: string, ownOrigin: string): void {
  writeSession(KEY, new URL(url).origin === ownOrigin ? String(Date.now()) : "");
}

/** Whether a stored sign-in has led away just now. */
export function hasJustRedirected(): boolean {
  return Date.now() - Number(readSession(KEY)) < RECENT_MS;
}
