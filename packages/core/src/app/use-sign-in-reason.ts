import { type SignInReason, useReasonOfNavigation } from "../session/sign-in-reason.ts";
import { isStoredBeforeSubmit, readAppToken, takeSignedOut } from "../session/stored-session.ts";
import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { mustConfirm, setMustConfirm } from "../navigation/entry-state.ts";
import { replaceQuery } from "../browser/replace-query.ts";
import { parseQuery } from "../browser/urls.ts";
import { isSignInRoute } from "../navigation/find-route.ts";
import { ACTIVATION_PARAMETER } from "../navigation/route-table.ts";
import { hasMark } from "../page/marks.ts";

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

/** Reasons with which the user is the person of the stored sign-in. With others, such as a new password, another tab may have stored it. */
const reasonsToResume: readonly SignInReason[] = ["noWorkspaces", "unknownPath"];

/**
 * The reason why the sign-in page was opened: that of this navigation, or the confirmation that a reload repeats. The
 * history entry remembers that the stored sign-in has to be confirmed, until it is used or replaced.
 * @param isOpen true until the stored sign-in is tried
 */
export function useSignInReason(isOpen: boolean): SignInReason | null {
  const { key, state } = useLocation();
  const arrivedBy: string = useNavigationType();
  const [opened] = useState({ key, isUnconfirmed: mustConfirm(state), token: readAppToken() });
  const reason = useReasonOfNavigation() ?? (opened.isUnconfirmed ? "confirmStoredSignIn" : null);
  const mayBeOther = reason !== null && !reasonsToResume.includes(reason);
  const isUnconfirmed = isOpen && opened.token !== null && mayBeOther;
  useEffect(() => {
    // Back and Forward lead to entries that remember for themselves; the language link replaces the entry.
    if (arrivedBy === "POP" && key !== opened.key) return;
    // The history may have moved on before the router.
    if ((history.state?.key ?? "default") === key) {
      setMustConfirm(
        isUnconfirmed ? opened.token === readAppToken() : isOpen && isStoredBeforeSubmit(),
      );
    }
  }, [isUnconfirmed, isOpen, key, arrivedBy, opened]);
  return reason;
}
