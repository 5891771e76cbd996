import { type ReactNode, useEffect } from "react";
import { forgetAppToken } from "./stored-session.ts";

/** Guard of the routes that set a password or register: removes a stored appToken. */
export function ClearTokenGuard({ children }: { children: ReactNode }) {
  useEffect(forgetAppToken, []);
  return children;
}
