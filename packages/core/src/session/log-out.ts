import { useCallback } from "react";
import { logoutCall } from "../api/calls.ts";
import type { Result } from "../api/result.ts";
import { useSend } from "../api/use-send.ts";
import { STILL_TRYING_MS } from "../config/constants.ts";
import { type Environment, useEnvironment } from "../config/environment.ts";
import { useSignInReasonRef } from "./sign-in-notice.tsx";
import { forgetSignIn } from "./stored-session.ts";

/** Signs out on this device, whatever the call returns; the call is made if the configuration names its path. */
export function useLogOut(): () => void {
  const environment = useEnvironment();
  const reason = useSignInReasonRef();
  const send = useSend();
  return useCallback(() => {
    const { logoutPath } = environment.configuration;
    forgetSignIn();
    reason.current = "signedOut";
    if (logoutPath) serverLogOutOf(environment).tell(() => send(logoutCall(logoutPath), {}));
  }, [environment, reason, send]);
}

/** Whether the server knows of a log-out: nothing to say, being told again, perhaps not, or at the second try. */
export type LogOutNews = "none" | "telling" | "unheard" | "heard";

type LogOutCall = () => Promise<Result<unknown>>;

/** The log-out call, whose outcome outlives the screen that made it. */
export interface ServerLogOut {
  /** Makes the call. */
  tell: (call: LogOutCall) => void;
  /** Makes it again. */
  tellAgain: () => void;
  /** Dismisses the news. */
  close: () => void;
  news: () => LogOutNews;
  subscribe: (onChange: () => void) => () => void;
}

/** One per portal. */
const logOuts = new WeakMap<Environment, ServerLogOut>();

export function serverLogOutOf(environment: Environment): ServerLogOut {
  const known = logOuts.get(environment) ?? createServerLogOut();
  logOuts.set(environment, known);
  return known;
}

function createServerLogOut(): ServerLogOut {
  const listeners = new Set<() => void>();
  let news: LogOutNews = "none";
  let call: LogOutCall | null = null;

  function setNews(next: LogOutNews) {
    news = next;
    for (const listener of listeners) listener();
  }

  async function make() {
    // A call that takes long is treated like a failed one, and may still succeed.
    const timer = setTimeout(() => setNews("unheard"), STILL_TRYING_MS);
    try {
      const result = await call?.();
      if (!result?.ok) setNews("unheard");
      else setNews(news === "none" ? "none" : "heard");
    } catch (error) {
      setNews("unheard");
      // A programming mistake: reported, but the person stays signed out.
      reportError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    tell: (next) => {
      call = next;
      setNews("none");
      void make();
    },
    tellAgain: () => {
      setNews("telling");
      void make();
    },
    close: () => setNews("none"),
    news: () => news,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
