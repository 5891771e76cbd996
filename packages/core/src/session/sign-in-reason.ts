import { createContext, type RefObject, useCallback, useContext, useEffect, useState } from "react";
import { onePerPortal, useEnvironment } from "../config/environment.ts";
import { useAppNavigate } from "../navigation/app-links.tsx";
import type { Failure } from "../api/result.ts";

/** Reasons whose notice is a success. */
const doneReasons = ["accountActivated", "passwordChanged"] as const;
export type DoneReason = (typeof doneReasons)[number];

/** Returns true for a reason that says what is done. */
export const isDoneReason = (reason: SignInReason | null) =>
  doneReasons.some((done) => done === reason);

/** Why a screen sends a person to the sign-in page. */
export type SignInReason =
  | DoneReason
  | "noWorkspaces"
  | "confirmStoredSignIn"
  | "stepEnded"
  | "signedOut"
  | "linkCutOff"
  | "linkClosed"
  | "listOpened"
  | "unknownPath";

/** Subject of the sign-in page's notice: why the person was sent there, or why a stored sign-in failed. */
export type SignInNotice = SignInReason | Failure;

type SignInReasonRef = RefObject<SignInReason | null>;

/** Keeps the reason during the navigation to sign-in. A ref, not state: changing it must not render. */
export const signInReasonOf = /* @__PURE__ */ onePerPortal((): SignInReasonRef => ({
  current: null,
}));

/** The ref that a screen sets before it navigates to the sign-in page. */
export function useSignInReasonRef(): SignInReasonRef {
  return signInReasonOf(useEnvironment());
}

/** Returns a function that leads to a sign-in page, which says why, in place of this entry of the history. */
export function useSendToSignIn(): (because: SignInReason, path?: string) => void {
  const reasonRef = useSignInReasonRef();
  const navigateTo = useAppNavigate();
  return useCallback(
    (because, path = "/") => {
      reasonRef.current = because;
      navigateTo(path, { replace: true });
    },
    [reasonRef, navigateTo],
  );
}

/** Returns the reason that was set before this navigation. The next navigation starts without one. */
export function useReasonOfNavigation(): SignInReason | null {
  const kept = useSignInReasonRef();
  const [reason] = useState(kept.current);
  useEffect(() => {
    kept.current = null;
  }, [kept]);
  return reason;
}

/** A notice, as the sign-in page shows it. */
interface ShownNotice {
  notice: SignInNotice | null;
  /** Resumes the stored sign-in that the notice is about; null where there is none. */
  resumeStored: (() => void) | null;
}

const SignInNoticeContext = createContext<ShownNotice>({ notice: null, resumeStored: null });

/** Provides the notice for the sign-in page inside it. */
export const SignInNoticeProvider = SignInNoticeContext.Provider;

export function useSignInNotice(): ShownNotice {
  return useContext(SignInNoticeContext);
}
