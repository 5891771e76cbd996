import { type ReactNode, useEffect } from "react";
import { isPrerendering, pageActivation } from "../browser/page-lifecycle.ts";
import { useFlashNoticeRef } from "./flash-notice.tsx";
import { forgetAppToken } from "./stored-session.ts";

interface GuardProps {
  children: ReactNode;
}

/**
 * Guard of all pages but sign-in: their person may be another one than that of the stored sign-in, as on a family's device.
 * The sign-in page that follows asks before it uses it.
 */
export function AskGuard({ children }: GuardProps) {
  const flash = useFlashNoticeRef();
  useEffect(() => {
    // A screen that only leads on has set its reason by now.
    flash.current ??= "savedSignInUnsure";
  }, [flash]);
  return children;
}

/**
 * Guard of the routes that set a password or register: removes a stored appToken. Sign-in asks before it uses one that
 * another tab stores later.
 */
export function ClearTokenGuard({ children }: GuardProps) {
  useEffect(() => {
    if (isPrerendering()) void pageActivation().then(forgetAppToken);
    else forgetAppToken();
  }, []);
  return <AskGuard>{children}</AskGuard>;
}
