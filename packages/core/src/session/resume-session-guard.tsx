import { type ComponentType, type ReactNode, Suspense } from "react";
import { useSignInReason } from "./sign-in-reason.tsx";
import { SignInNoticeProvider } from "./sign-in-notice.ts";
import type { ResumeSessionProps } from "./resume-session.tsx";
import { useStoredAppToken } from "./use-stored-app-token.ts";

interface ResumeSessionGuardProps {
  /** Shown until what tries a stored sign-in is there. */
  waiting: ReactNode;
  /** Tries a stored sign-in. */
  stored: ComponentType<ResumeSessionProps>;
  children: ReactNode;
}

/**
 * Guard of the sign-in routes: a stored appToken is exchanged for the place to go; without one no call is made [EG-1].
 * An arrival that brings a reason skips it once, so that the reason is seen [SW-4].
 */
export function ResumeSessionGuard({ waiting, stored: Stored, children }: ResumeSessionGuardProps) {
  const token = useStoredAppToken();
  const arrival = useSignInReason();
  if (arrival) return <SignInNoticeProvider value={{ arrival }}>{children}</SignInNoticeProvider>;
  if (token === null) return children;
  return (
    <Suspense fallback={waiting}>
      <Stored token={token}>{children}</Stored>
    </Suspense>
  );
}
