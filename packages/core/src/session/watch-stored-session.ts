import { endAll, listen } from "../browser/listen.ts";
import { readStored } from "../browser/storage.ts";
import { isSignInWithoutToken } from "./other-tabs.ts";
import { forgetIdentifier } from "./visit.ts";
import {
  forgetOwnAction,
  hasSignedInHere,
  hasSignedOutHere,
  readAppToken,
} from "./stored-session.ts";

/** The sign-in that is stored on the device. */
export interface StoredSession {
  token: string | null;
  /** True when a person is signed in, with or without a stored token. */
  signedIn: boolean;
  /** True when this page itself has signed in, or out. */
  isOwn: boolean;
}

/** Calls back with the stored sign-in as it is now, and as it was before. */
export type OnSessionChange = (now: StoredSession, before: StoredSession) => void;

/** Keys of a storage event that concerns the sign-in; null says that all was cleared. */
const signInKeys = new Set<string | null>(["auth_token", "appToken", null]);

/**
 * Calls back when the stored sign-in has changed because another tab signed in or out. It compares on storage events,
 * and when the page becomes visible again, because hidden and frozen tabs miss events. The username of the visit is
 * forgotten then.
 * @returns a function that ends it
 */
export function watchStoredSession(onChange: OnSessionChange): () => void {
  let before = readStoredSession();
  /** True once another sign-in has taken the place of the stored one, although the values may be the same. */
  let isReplaced = false;
  const compare = (event: Event) => {
    if (event instanceof StorageEvent) {
      if (!signInKeys.has(event.key)) return;
      // Browsers send this event only to pages other than the one that stores.
      forgetOwnAction();
      isReplaced ||= isSignInWithoutToken(event);
    }
    const now = readStoredSession();
    const isNew = isReplaced && now.signedIn;
    const same = !isNew && now.token === before.token && now.signedIn === before.signedIn;
    if (same || document.hidden) return;
    // As after a sign-out in between: the values of a new sign-in may be those of the last one.
    const last = isNew ? { ...before, signedIn: false } : before;
    before = now;
    isReplaced = false;
    forgetIdentifier();
    onChange(now, last);
  };
  return endAll(
    listen(window, ["storage", "pageshow"], compare),
    listen(document, ["visibilitychange"], compare),
  );
}

function readStoredSession(): StoredSession {
  const signedIn = readStored("auth_token") !== null;
  return {
    token: readAppToken(),
    signedIn,
    isOwn: signedIn ? hasSignedInHere() : hasSignedOutHere(),
  };
}
