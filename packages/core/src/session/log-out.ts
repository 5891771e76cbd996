import { useCallback } from "react";
import { logoutCall } from "../api/calls.ts";
import { useSend } from "../api/use-send.ts";
import { type Environment, useEnvironment } from "../config/environment.ts";
import { useFlashNoticeRef } from "./sign-in-notice.tsx";
import { forgetSignIn } from "./stored-session.ts";
import type { Result } from "../api/result.ts";
import { STILL_TRYING_MS } from "../config/constants.ts";

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

/** State of the log-out request: pending or not made, retrying, failed, sent on retry. */
export type LogOutState = "none" | "retrying" | "failed" | "sent";

type LogOutCall = () => Promise<Result<unknown>>;

/** The log-out call, whose outcome outlives the screen that made it. */
export interface LogOutRequest {
  /** Makes the call. */
  send: (call: LogOutCall) => void;
  /** Makes it again. */
  retry: () => void;
  state: () => LogOutState;
  subscribe: (onChange: () => void) => () => void;
}

/** One per portal. */
const requests = new WeakMap<Environment, LogOutRequest>();

export function logOutRequestOf(environment: Environment): LogOutRequest {
  const known = requests.get(environment) ?? createLogOutRequest();
  requests.set(environment, known);
  return known;
}

function createLogOutRequest(): LogOutRequest {
  const listeners = new Set<() => void>();
  let state: LogOutState = "none";
  let call: LogOutCall | null = null;

  function setState(next: LogOutState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function make() {
    // A call that takes long is treated like a failed one, and may still succeed.
    const timer = setTimeout(() => setState("failed"), STILL_TRYING_MS);
    try {
      const result = await call?.();
      if (!result?.ok) setState("failed");
      else setState(state === "none" ? "none" : "sent");
    } catch (error) {
      setState("failed");
      // A programming mistake: reported, but the person stays signed out.
      reportError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    send: (next) => {
      call = next;
      setState("none");
      void make();
    },
    retry: () => {
      setState("retrying");
      void make();
    },
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
