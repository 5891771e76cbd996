import { readVisit, writeVisit } from "../platform/visit-storage.ts";

const KEY = "storedSignInLeft";
/** Longer than a page takes to load, shorter than a person takes to come back. */
const RECENT_MS = 10_000;

/** Remembers that a stored sign-in leads to the page's own origin now, where it may reach the portal again. */
export function rememberLeaving(url: string, ownOrigin: string): void {
  if (new URL(url).origin === ownOrigin) writeVisit(KEY, String(Date.now()));
}

/** Whether a stored sign-in has led here just now. Says so once. */
export function hasJustLeft(): boolean {
  const leftAt = Number(readVisit(KEY));
  if (leftAt > 0) writeVisit(KEY, "");
  return leftAt > 0 && Date.now() - leftAt < RECENT_MS;
}
