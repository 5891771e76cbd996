import { type ReactNode, useEffect } from "react";
import { isPrerendering, pageActivation } from "../browser/page-lifecycle.ts";
import { useSignInReasonRef } from "./sign-in-reason.ts";
import { forgetAppToken } from "./stored-session.ts";

interface GuardProps {
  children: ReactNode;
}

/**
 * Guard of all pages but sign-in: their user may not be the person of the stored sign-in, as on a family's device. The
 * sign-in page that follows resumes it only once the person confirms it.
 */
export function ConfirmGuard({ children }: GuardProps) {
  const reasonRef = useSignInReasonRef();
  useEffect(() => {
    // A screen that only redirects has set its own reason by now.
    reasonRef.current ??= "confirmStoredSignIn";
  }, [reasonRef]);
  return children;
}

/**
 * Guard of the routes whose row has `guard: "clear"`, such as those that set a password, register or show an error: removes a
 * stored appToken. One that another tab stores later has to be confirmed.
 */
export function ClearTokenGuard({ children }: GuardProps) {
  useEffect(() => {
    if (isPrerendering()) void pageActivation().then(forgetAppToken);
    else forgetAppToken();
  }, []);
  return <ConfirmGuard>{children}</ConfirmGuard>;
}
