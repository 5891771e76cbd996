import { readVisit, writeVisit } from "../platform/visit-storage.ts";

const KEY = "storedSignInLeft";
/** Longer than a page takes to load, shorter than a person takes to come back. */
const RECENT_MS = 10_000;

/** Remembers that a stored sign-in leads to the page's own origin now, where it may reach the portal again. */
export function rememberLeaving(url: string, ownOrigin: string): void {
  writeVisit(KEY, new URL(url).origin === ownOrigin ? String(Date.now()) : "");
}

/** Whether a stored sign-in has led away just now. */
export function hasJustLeft(): boolean {
  return Date.now() - Number(readVisit(KEY)) < RECENT_MS;
}
