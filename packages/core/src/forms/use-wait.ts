import { useSyncExternalStore } from "react";
import { pageShown } from "../attempt/page-shown.ts";
import type { RetryWait, RetryWaitState } from "../attempt/retry-wait.ts";
import { neverChanges } from "../browser/never-changes.ts";

/** State of a wait, null without one. */
export function useWaitState(wait: RetryWait | null): RetryWaitState | null {
  const get = wait?.get ?? nothing;
  return useSyncExternalStore(wait?.subscribe ?? neverChanges, get, wait ? shownBefore : nothing);
}

function shownBefore() {
  return pageShown().wait;
}

function nothing(): null {
  return null;
}
