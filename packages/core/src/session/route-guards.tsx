import { type ReactNode, useEffect } from "react";
import { useFlashNoticeRef } from "./flash-notice.tsx";
import { forgetAppToken } from "./stored-session.ts";

/**
 * Guard of routes whose person may be another one than that of the stored sign-in, as on a family's device. The sign-in
 * page that follows asks before it uses it.
 */
export function AskGuard({ children }: { children: ReactNode }) {
  const flash = useFlashNoticeRef();
  useEffect(() => {
    flash.current = "savedSignInUnsure";
  }, [flash]);
  return children;
}

/** Guard of the routes that set a password or register: removes a stored appToken. */
export function ClearTokenGuard({ children }: { children: ReactNode }) {
  useEffect(forgetAppToken, []);
  return children;
}
