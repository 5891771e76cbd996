import { useCallback } from "react";
import { useNavigate } from "react-router";
import { logoutCall } from "../api/calls.ts";
import { useSend } from "../api/use-send.ts";
import { useEnvironment } from "../platform/environment.ts";
import { forgetSignIn } from "./stored-session.ts";

/** Signs out here first, then goes to /; the server is told where the configuration names its path [SH-8, API-23]. */
export function useLogOut(): () => void {
  const { logoutPath } = useEnvironment().configuration;
  const send = useSend();
  const navigate = useNavigate();
  return useCallback(() => {
    forgetSignIn();
    // A logout that the server did not hear changes nothing here: this device has already forgotten.
    if (logoutPath) void send(logoutCall(logoutPath), {}).catch(() => undefined);
    void navigate("/");
  }, [logoutPath, navigate, send]);
}
