import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useRequired } from "../browser/use-required.ts";
import type { Failure } from "../api/result.ts";

/** Why a screen sends a person to the sign-in page. */
export type SignInReason =
  | "passwordChanged"
  | "noWorkspaces"
  | "stepEnded"
  | "signedOut"
  | "linkCutOff"
  | "linkClosed"
  | "unknownPath";

/** The flash message of the sign-in page: why the person was sent there, or why a stored sign-in failed. */
export type SignInNotice = SignInReason | Failure;

interface SignInNoticeRef {
  current: SignInNotice | null;
}

const SignInReasonContext = createContext<SignInNoticeRef | null>(null);

interface SignInReasonProviderProps {
  /** The notice that the page was opened with. */
  first?: SignInNotice | null;
  children: ReactNode;
}

/** Keeps the reason during the navigation to sign-in. A ref, not state: changing it must not render. */
export function SignInReasonProvider({ first = null, children }: SignInReasonProviderProps) {
  const [ref] = useState<SignInNoticeRef>(() => ({ current: first }));
  return <SignInReasonContext value={ref}>{children}</SignInReasonContext>;
}

/** The ref that a screen sets before it navigates to the sign-in page. */
export function useSignInReasonRef(): SignInNoticeRef {
  return useRequired(SignInReasonContext, "SignInReasonProvider");
}

/** The reason set before this navigation, while the screen is shown; the next navigation starts without one. */
export function useSignInReason(): SignInNotice | null {
  const carried = useSignInReasonRef();
  const [reason] = useState(carried.current);
  useEffect(() => {
    carried.current = null;
  }, [carried]);
  return reason;
}

const SignInNoticeContext = createContext<SignInNotice | null>(null);

/** Says which notice the sign-in page inside it shows. */
export const SignInNoticeProvider = SignInNoticeContext.Provider;

export function useSignInNotice(): SignInNotice | null {
  return useContext(SignInNoticeContext);
}
