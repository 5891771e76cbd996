import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

/** Why a screen sends somebody to the sign-in page, which says so. */
export type SignInReason =
  | "passwordChanged"
  | "noWorkspaces"
  | "stepEnded"
  | "signedOut"
  | "linkCutOff";

interface SignInReasonRef {
  current: SignInReason | null;
}

const SignInReasonContext = createContext<SignInReasonRef | null>(null);

interface SignInReasonProviderProps {
  /** Why the page itself was opened, if there is a reason. */
  first?: SignInReason | null;
  children: ReactNode;
}

export function SignInReasonProvider({ first = null, children }: SignInReasonProviderProps) {
  const [box] = useState<SignInReasonRef>(() => ({ current: first }));
  return <SignInReasonContext value={box}>{children}</SignInReasonContext>;
}

/** The box to put the reason into before going to the sign-in page. */
export function useSignInReasonRef(): SignInReasonRef {
  const box = useContext(SignInReasonContext);
  if (!box) throw new Error("useArrivalBox needs an <SignInReasonProvider> above it");
  return box;
}

/** The reason that this arrival brought, for as long as the screen is shown; the next arrival finds the box empty. */
export function useSignInReason(): SignInReason | null {
  const box = useSignInReasonRef();
  const [arrival] = useState(box.current);
  useEffect(() => {
    box.current = null;
  }, [box]);
  return arrival;
}
