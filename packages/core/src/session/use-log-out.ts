import { useCallback } from "react";
import { logoutCall } from "../api/calls.ts";
import { useSend } from "../api/use-send.ts";
import { useEnvironment } from "../platform/environment.ts";
import { forgetSignIn } from "./stored-session.ts";

/** Signs out here; the server is told where the configuration names its path [SH-8, API-23]. */
export function useLogOut(): () => void {
  const { logoutPath } = useEnvironment().configuration;
  const send = useSend();
  return useCallback(() => {
    forgetSignIn();
    // A logout that the server did not hear changes nothing here: this device has already forgotten.
    if (logoutPath) void send(logoutCall(logoutPath), {}).catch(() => undefined);
  }, [logoutPath, send]);
}
