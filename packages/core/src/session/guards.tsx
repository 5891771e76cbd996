import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { ResumeSessionProps } from "./resume-session.tsx";
import { SignInNoticeProvider, useSignInReason } from "./sign-in-notice.tsx";
import { forgetAppToken, readAppToken } from "./stored-session.ts";

interface ResumeSessionGuardProps {
  /** Shown until the component that tries a stored sign-in has loaded. */
  waiting: ReactNode;
  /** Tries a stored sign-in. */
  stored: ComponentType<ResumeSessionProps>;
  children: ReactNode;
}

/**
 * Guard of the sign-in routes: exchanges a stored appToken for a url to leave to. Without one it makes no call. It is
 * skipped once when a screen sends the person here with a reason, so that the reason is seen.
 */
export function ResumeSessionGuard({ waiting, stored: Stored, children }: ResumeSessionGuardProps) {
  const token = useStoredAppToken();
  const reason = useSignInReason();
  if (reason) return <SignInNoticeProvider value={reason}>{children}</SignInNoticeProvider>;
  if (token === null) return children;
  return (
    <Suspense fallback={waiting}>
      <Stored token={token}>{children}</Stored>
    </Suspense>
  );
}

/** Guard of the routes that set a password or register: removes a stored appToken. */
export function ClearTokenGuard({ children }: { children: ReactNode }) {
  useEffect(forgetAppToken, []);
  return children;
}

/**
 * The appToken that was stored when the screen opened. Read once: a token that this screen stores must not start the
 * guard. Null while hydrating, so that the first render matches the prerendered page.
 */
function useStoredAppToken(): string | null {
  const [readOnce] = useState(() => {
    let token: string | null | undefined;
    return () => (token === undefined ? (token = readAppToken()) : token);
  });
  return useSyncExternalStore(neverChanges, readOnce, noToken);
}

function neverChanges(): () => void {
  return () => undefined;
}

function noToken(): null {
  return null;
}
