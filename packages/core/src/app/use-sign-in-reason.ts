import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { mustConfirm, setMustConfirm } from "../navigation/entry-state.ts";
import { type SignInReason, useReasonOfNavigation } from "../session/sign-in-reason.ts";
import { isStoredBeforeSubmit, readAppToken } from "../session/stored-session.ts";

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
