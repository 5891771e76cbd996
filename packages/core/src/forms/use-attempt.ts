import { useState, useSyncExternalStore } from "react";
import type { Failure } from "../api/result.ts";
import { type AttemptProgress, isBusy, type OwnState } from "../attempt/attempt-state.ts";
import type { RetryWait } from "../attempt/retry-wait.ts";
import type { Readable } from "../browser/store.ts";
import { WAIT_ID } from "../attempt/countdown-texts.ts";
import { pageShown } from "../attempt/page-attempts.ts";
import { neverChanges } from "../browser/use-hydrated.ts";

/** The part of an attempt's state that every form shows. */
export interface ShownAttempt {
  busy: boolean;
  /** True when the last submit leads to another page. */
  isLeaving: boolean;
  /** Why the last submit failed. */
  failure: Failure | null;
  /** The wait that the server asked for. */
  wait: RetryWait | null;
  /** Number of submits so far. */
  submits: number;
  /** Returns true where the password is no longer the one that was sent. */
  isRetyped: () => boolean;
}

/**
 * Renders the attempt of a form.
 * @param shownBefore returns the progress that the page shows before React
 * @returns its state, the part that forms show, and a function that waits for a submit
 * @throws while rendering, a programming mistake of a submit, for the error boundary
 */
export function useAttempt<Own extends OwnState>(
  attempt: Readable<AttemptProgress<Own>> & { isRetyped: () => boolean },
  shownBefore: () => AttemptProgress<Own>,
) {
  const { state, submits } = useSyncExternalStore(attempt.subscribe, attempt.get, shownBefore);
  const [mistake, setMistake] = useState<{ error: unknown } | null>(null);
  if (mistake) throw mistake.error;
  const settle = (submit: Promise<void>) => submit.catch((error: unknown) => setMistake({ error }));
  const isFailed = state.name === "failed";
  const shown: ShownAttempt = {
    busy: isBusy(state),
    isLeaving: state.name === "leaving",
    failure: isFailed ? state.failure : null,
    wait: isFailed ? state.wait : null,
    submits,
    isRetyped: attempt.isRetyped,
  };
  return { state, shown, settle };
}

/** Returns the state of a wait, null without one, and the id of what disables a button by it. */
export function useWait(wait: RetryWait | null) {
  const get = wait?.get ?? nothing;
  const subscribe = wait?.subscribe ?? neverChanges;
  const state = useSyncExternalStore(subscribe, get, wait ? shownWait : nothing);
  return { state, disabledBy: state?.blocks ? WAIT_ID : undefined };
}

function shownWait() {
  return pageShown().wait;
}

function nothing(): null {
  return null;
}
