import { ApiError } from "../api/failure.ts";
import { STILL_TRYING_MS } from "../config/constants.ts";
import type { Environment } from "../config/environment.ts";

/** Whether the server has heard of a log-out: nothing to say, being told once more, perhaps not, or only after all. */
export type LogOutNews = "none" | "telling" | "unheard" | "heard";

/** The log-out call, whose outcome outlives the screen that has made it. */
export interface ServerLogOut {
  /** Makes the call. */
  tell: (call: () => Promise<unknown>) => void;
  /** Makes it once more. */
  tellAgain: () => void;
  /** Nothing more is to be said. */
  close: () => void;
  news: () => LogOutNews;
  subscribe: (onChange: () => void) => () => void;
}

/** One for each portal. */
const logOuts = new WeakMap<Environment, ServerLogOut>();

export function serverLogOutOf(environment: Environment): ServerLogOut {
  const known = logOuts.get(environment) ?? createServerLogOut();
  logOuts.set(environment, known);
  return known;
}

function createServerLogOut(): ServerLogOut {
  const listeners = new Set<() => void>();
  let news: LogOutNews = "none";
  let call: (() => Promise<unknown>) | null = null;

  function say(next: LogOutNews) {
    news = next;
    for (const listener of listeners) listener();
  }

  async function make() {
    // A call that hangs is as good as one that has failed, and may still succeed.
    const hanging = setTimeout(() => say("unheard"), STILL_TRYING_MS);
    try {
      await call?.();
      say(news === "none" ? "none" : "heard");
    } catch (error) {
      say("unheard");
      // A mistake in our own code leaves its trace, though the person is signed out all the same.
      if (!(error instanceof ApiError)) reportError(error);
    } finally {
      clearTimeout(hanging);
    }
  }

  return {
    tell: (next) => {
      call = next;
      say("none");
      void make();
    },
    tellAgain: () => {
      say("telling");
      void make();
    },
    close: () => say("none"),
    news: () => news,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
