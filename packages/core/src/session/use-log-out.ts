import { useCallback } from "react";
import { logoutCall } from "../api/calls.ts";
import { useSend } from "../api/use-send.ts";
import { useEnvironment } from "../config/environment.ts";
import { useSignInReasonRef } from "./sign-in-reason.tsx";
import { serverLogOutOf } from "./server-log-out.ts";
import { forgetSignIn } from "./stored-session.ts";

/** Signs out here, whatever becomes of the call; the server is told where the configuration names its path [SH-8, API-23]. */
export function useLogOut(): () => void {
  const environment = useEnvironment();
  const arrival = useSignInReasonRef();
  const send = useSend();
  return useCallback(() => {
    const { logoutPath } = environment.configuration;
    forgetSignIn();
    arrival.current = "signedOut";
    if (logoutPath) serverLogOutOf(environment).tell(() => send(logoutCall(logoutPath), {}));
  }, [environment, arrival, send]);
}
