import { parseQuery } from "../browser/urls.ts";
import { replaceQuery } from "../browser/replace-query.ts";
import { isSignInRoute } from "../navigation/find-route.ts";
import { ACTIVATION_PARAMETER } from "../navigation/route-table.ts";
import { hasMark } from "../page/marks.ts";
import type { SignInReason } from "../session/sign-in-reason.ts";
import { takeSignedOut } from "../session/stored-session.ts";

/** Returns the reason for which the address leads to the sign-in page, if it says one, and takes it out of the address. */
export async function takeSignInReason(pathname: string): Promise<SignInReason | null> {
  const isSignedOut = await takeSignedOut(pathname);
  // Both flags leave the address, even if one is enough: the other would count again at the next visit.
  if (takeActivation(pathname)) return "accountActivated";
  // The first script may have read it before.
  return isSignedOut || hasMark("signedOut") ? "signedOut" : null;
}

/**
 * Returns true when an activation has led to the sign-in page, and takes the flag that says so out of the address. A
 * bookmark with it would ask each time for the password of a stored sign-in.
 */
export function takeActivation(pathname: string): boolean {
  const query = parseQuery(window.location.search);
  if (query.get(ACTIVATION_PARAMETER) !== "true" || !isSignInRoute(pathname)) return false;
  query.delete(ACTIVATION_PARAMETER);
  replaceQuery(query);
  return true;
}
