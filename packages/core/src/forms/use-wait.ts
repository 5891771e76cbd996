import { useSyncExternalStore } from "react";
import { pageShown } from "../attempt/page-shown.ts";
import type { RetryWait, RetryWaitState } from "../attempt/retry-wait.ts";

/** State of a wait, null without one. */
export function useWaitState(wait: RetryWait | null): RetryWaitState | null {
  const get = wait?.get ?? nothing;
  return useSyncExternalStore(wait?.subscribe ?? never, get, wait ? shownBefore : nothing);
}

function never() {
  return () => undefined;
}

function shownBefore() {
  return pageShown().wait;
}

function nothing(): null {
  return null;
}
