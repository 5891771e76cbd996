import { type ReactNode, useEffect } from "react";
import { forgetAppToken } from "./stored-session.ts";

/** The second guard: whoever comes to set a password or to register starts without an old sign-in [EG-2]. */
export function ClearTokenGuard({ children }: { children: ReactNode }) {
  useEffect(forgetAppToken, []);
  return children;
}
