import { useCallback } from "react";
import { logoutCall } from "../api/calls.ts";
import { useSend } from "../api/use-send.ts";
import { useEnvironment } from "../config/environment.ts";
import { logOutRequestOf } from "./log-out-request.ts";
import { useFlashNoticeRef } from "./sign-in-notice.tsx";
import { forgetSignIn } from "./stored-session.ts";

/** Signs out on this device, whatever the call returns; the call is made if the configuration names its path. */
export function useLogOut(): () => void {
  const environment = useEnvironment();
  const flash = useFlashNoticeRef();
  const send = useSend();
  return useCallback(() => {
    const { logoutPath } = environment.configuration;
    forgetSignIn();
    flash.current = "signedOut";
    if (logoutPath) logOutRequestOf(environment).send(() => send(logoutCall(logoutPath), {}));
  }, [environment, flash, send]);
}
