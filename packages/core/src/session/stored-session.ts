import { replaceQuery } from "../browser/replace-query.ts";
import { parseQuery } from "../browser/urls.ts";
import { readStored, removeStored, writeStored } from "../browser/storage.ts";
import { pageActivation } from "../browser/page-lifecycle.ts";
import { SIGNED_OUT_PARAMETER } from "../navigation/route-table.ts";
import { isSignInRoute } from "../navigation/find-route.ts";
import { setMustConfirm } from "../navigation/entry-state.ts";
import { forgetIdentifier } from "./visit.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { keepRememberChoice, type Remember } from "./remember-box.ts";

/** The stored appToken, or null if there is none. */
export function readAppToken(): string | null {
  return readStored("appToken")?.trim() || null;
}

export function storeAppToken(token: string): void {
  writeStored("appToken", token);
}

export function forgetAppToken(): void {
  removeStored("appToken");
}

/**
 * Stores an empty appToken, which reads as none, and removes it. Other tabs get an event for it, even where none was stored
 * before (`isSignInWithoutToken`).
 */
export function announceNoToken(): void {
  storeAppToken("");
  forgetAppToken();
}

/** Removes the appToken of a region without the box, which exchanges none. */
export function forgetUnusedToken(remember: Remember): void {
  if (remember === "absent") forgetAppToken();
}

/**
 * Prepares the device for a sign-in, before its call leaves. Without remembering, an older appToken goes: however the
 * page is left, the next visit must not open the account of an earlier person. With it, a reload lets the person confirm that token.
 * The choice itself is kept.
 */
export function prepareSignIn(isRemembered: boolean, configured: Remember): void {
  if (!isRemembered) forgetAppToken();
  own.tokenAtSubmit = readAppToken();
  if (isStoredBeforeSubmit()) setMustConfirm(true);
  keepRememberChoice(isRemembered, configured);
}

interface OwnActions {
  /** The last action of this page; null once another page has stored something. */
  last: "signIn" | "signOut" | null;
  /** The token that was stored when a sign-in was submitted. */
  tokenAtSubmit: string | null;
}

/** Actions of this page, unlike those of other tabs. */
const own: OwnActions = { last: null, tokenAtSubmit: null };

/** Returns true where the stored token was there before a sign-in was submitted: it may be another person's. */
export function isStoredBeforeSubmit(): boolean {
  return own.tokenAtSubmit !== null && own.tokenAtSubmit === readAppToken();
}

/** Returns true when this page itself has signed in, and no other page has stored anything since. */
export function hasSignedInHere(): boolean {
  return own.last === "signIn";
}

/** Returns true when this page itself has signed out, and no other page has stored anything since. */
export function hasSignedOutHere(): boolean {
  return own.last === "signOut";
}

/** Returns true while the person is signed out, and this page has signed out last. */
export function isSignedOutHere(): boolean {
  return hasSignedOutHere() && readStored("auth_token") === null;
}

/** Forgets the last action of this page, because another page has stored something. */
export function forgetOwnAction(): void {
  own.last = null;
}

/**
 * Stores the sign-in.
 * @param token the appToken of a person who asked to stay signed in; null for all others
 */
export function keepSignIn(token: string | null): void {
  own.last = "signIn";
  own.tokenAtSubmit = null;
  forgetIdentifier();
  setMustConfirm(false);
  if (token) storeAppToken(token);
  else announceNoToken();
  // Last: other tabs compare at each write, and would see a sign-in without a token in between.
  writeStored("auth_token", "true");
  tellOtherTabs("signedIn");
}

/**
 * Returns true where another tab has ended the sign-in, or replaced it by another one. A missing token alone does not say so.
 * @param token the appToken that was stored with it, null without one
 */
export function isSignInReplaced(token: string | null): boolean {
  const now = readAppToken();
  return readStored("auth_token") === null || (now !== null && now !== token);
}

/** Sets whether a reload asks whose the sign-in is that another tab has stored. Its first event may come before its token. */
export function setMustConfirmAfter({ newValue }: StorageEvent): void {
  setMustConfirm(newValue !== null || readAppToken() !== null);
}

/** Removes the stored sign-in; a remaining appToken would sign the person in again at once. */
export function forgetSignIn(): void {
  own.last = "signOut";
  forgetIdentifier();
  setMustConfirm(false);
  removeStored("appToken");
  // Last: other tabs compare at each write, and would see no sign-out while a token remains.
  removeStored("auth_token");
  tellOtherTabs("signedOut");
}

/**
 * Forgets the sign-in if the address of a sign-in page says that the product has ended it, once a person has opened the
 * page. Removes the parameter from the address: a bookmark with it would forget every later sign-in as well.
 * @param pathname the portal's own path
 * @returns whether the sign-in was forgotten
 */
export async function takeSignedOut(pathname: string): Promise<boolean> {
  const query = parseQuery(window.location.search);
  if (query.get(SIGNED_OUT_PARAMETER) !== "1" || !isSignInRoute(pathname)) return false;
  await pageActivation();
  query.delete(SIGNED_OUT_PARAMETER);
  replaceQuery(query);
  forgetSignIn();
  return true;
}
