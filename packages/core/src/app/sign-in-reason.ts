import { replaceQuery } from "../browser/replace-query.ts";
import { parseQuery } from "../browser/urls.ts";
import { ACTIVATION_PARAMETER } from "../navigation/route-table.ts";
import { isSignInRoute } from "../navigation/routes.ts";
import { hasMark } from "../page/marks.ts";
import { type SignInReason, useFlashNotice } from "../session/flash-notice.tsx";
import { isSubmittedOver, readAppToken, takeSignedOut } from "../session/stored-session.ts";
import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { isAsking, setAsking } from "../session/asking-entry.ts";

/** Returns the reason for which the address leads to the sign-in page, if it says one, and takes it out of the address. */
export async function takeSignInReason(pathname: string): Promise<SignInReason | null> {
  const isSignedOut = await takeSignedOut(pathname);
  // The first script may have read it before.
  if (isSignedOut || hasMark("signedOut")) return "signedOut";
  return takeActivation(pathname) ? "accountActivated" : null;
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

/** Reasons that another person than that of the stored sign-in may have. */
const reasonsOfOthers: readonly (SignInReason | null)[] = [
  "savedSignInUnsure",
  "linkCutOff",
  "linkClosed",
];

/**
 * The reason why the sign-in page was opened: the notice of this navigation, or the question that a reload asks again. The
 * entry of the history remembers that the stored sign-in may be another person's, until it is used or replaced.
 * @param isOpen true until the stored sign-in is tried
 */
export function useSignInReason(isOpen: boolean): SignInReason | null {
  const { key, state } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [opened] = useState({ key, asks: isAsking(state), token: readAppToken() });
  const reason = useFlashNotice() ?? (opened.asks ? "savedSignInUnsure" : null);
  const asks = isOpen && opened.token !== null && reasonsOfOthers.includes(reason);
  useEffect(() => {
    // Back and Forward lead to entries that remember for themselves; the language link replaces the entry.
    if (isPop && key !== opened.key) return;
    // The history may have moved on before the router.
    if ((history.state?.key ?? "default") === key) {
      setAsking(asks ? opened.token === readAppToken() : isOpen && isSubmittedOver());
    }
  }, [asks, isOpen, key, isPop, opened]);
  return reason;
}
