import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { isAsking, setAsking } from "../session/asking-entry.ts";
import { type SignInNotice, useFlashNotice } from "../session/flash-notice.tsx";
import { readAppToken } from "../session/stored-session.ts";

/** Reasons that another person than that of the stored sign-in may have. */
const reasonsOfOthers: readonly (SignInNotice | null)[] = [
  "savedSignInUnsure",
  "linkCutOff",
  "linkClosed",
];

/**
 * The reason why the sign-in page was opened: the notice of this navigation, or the question that a reload asks again. The
 * entry of the history remembers that the stored sign-in may be another person's, until it is used or replaced.
 * @param isOpen true until the stored sign-in is tried
 */
export function useSignInReason(isOpen: boolean): SignInNotice | null {
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
      setAsking(asks && opened.token === readAppToken());
    }
  }, [asks, key, isPop, opened]);
  return reason;
}
