import { useSyncExternalStore } from "react";
import { WAIT_ID } from "../attempt/countdown-texts.ts";
import { pageShown } from "../attempt/page-shown.ts";
import type { RetryWait } from "../attempt/retry-wait.ts";
import { neverChanges } from "../browser/never-changes.ts";

/** Returns the state of a wait, null without one, and the id of what disables a button by it. */
export function useWait(wait: RetryWait | null) {
  const get = wait?.get ?? nothing;
  const subscribe = wait?.subscribe ?? neverChanges;
  const state = useSyncExternalStore(subscribe, get, wait ? shownBefore : nothing);
  return { state, disabledBy: state?.holds ? WAIT_ID : undefined };
}

function shownBefore() {
  return pageShown().wait;
}

function nothing(): null {
  return null;
}
