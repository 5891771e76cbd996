import { readSession, writeSession } from "../browser/storage.ts";
import type { PortalRoot } from "../navigation/base-path.ts";
import { isOwnSignInPage } from "../navigation/own-sign-in-page.ts";

/**
 * The url to which a stored sign-in leads, or null where it must not be followed. A sign-in page would try the token
 * again, without end.
 * @param checked what the check of redirect urls returns
 */
export function resumeTarget(checked: string | null, root: PortalRoot): string | null {
  return checked !== null && isOwnSignInPage(checked, root) ? null : checked;
}

const REDIRECT_KEY = "storedSignInLeft";
/** Longer than a page takes to load, shorter than a person takes to come back. */
const RECENT_MS = 10_000;

/** Notes that a stored sign-in leads to the page's own origin, where it may reach the portal again. */
export function noteRedirect(url: string, ownOrigin: string): void {
  writeSession(REDIRECT_KEY, new URL(url).origin === ownOrigin ? String(Date.now()) : "");
}

/** Whether a stored sign-in has led back to the portal a moment ago. */
export function hasJustRedirected(): boolean {
  return Date.now() - Number(readSession(REDIRECT_KEY)) < RECENT_MS;
}

let hasFollowed = false;

/** Notes that the page has followed its stored sign-in, without React, and is shown again. */
export function noteFollowed(): void {
  hasFollowed = true;
}

/** Whether the stored sign-in was followed before; asked once. Back would lead away again without end. */
export function takeFollowed(): boolean {
  const followed = hasFollowed;
  hasFollowed = false;
  return followed;
}
