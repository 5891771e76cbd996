import type { Failure } from "../api/result.ts";
import { endAll, listen } from "../browser/listen.ts";
import { onBfcacheRestore } from "../browser/page-lifecycle.ts";
import { createStore } from "../browser/store.ts";
import type { RetryWait } from "./retry-wait.ts";

/** States that only some forms have: `invalid` and `mustReset` are sign-in's, `done` is a success that leads to no page. */
export interface OwnState {
  name: "invalid" | "mustReset" | "done";
}

/** State of a form's attempt; every view shows the same one. */
export type AttemptState<Own extends OwnState> =
  | { name: "idle" }
  | { name: "sending" }
  | { name: "failed"; failure: Failure; wait: RetryWait | null }
  | { name: "leaving" }
  | Own;

export interface AttemptProgress<Own extends OwnState> {
  state: AttemptState<Own>;
  /** Number of submits so far, without those that the shown wait blocks. */
  submits: number;
}

/** Name of a state of any form. */
export type AttemptStateName = AttemptState<OwnState>["name"];

export const idle = { name: "idle" } as const;

/** The state of a form before its first submit. */
export const noSubmit = { state: idle, submits: 0 } as const;

/** The progress of an attempt, and how it moves on. */
export function createProgress<Own extends OwnState>({ forget }: { forget: () => void }) {
  const { get, set, subscribe } = createStore<AttemptProgress<Own>>(noSubmit);
  const show = (state: AttemptState<Own>) => set({ ...get(), state });
  const reset = () => {
    forget();
    show(idle);
  };
  const resetOffline = () => {
    const { state } = get();
    if (state.name === "failed" && state.failure.kind === "offline") reset();
  };
  return {
    get,
    subscribe,
    state: () => get().state,
    show,
    /** Shows the state of a submit that makes no call, or of one whose call leaves now. */
    showNext: (state: AttemptState<Own>) => set({ state, submits: get().submits + 1 }),
    reset,
    /** Listens for the page's return from the back/forward cache, and for the network. @returns a function that ends it */
    watchPage: () => endAll(onBfcacheRestore(reset), listen(window, ["online"], resetOffline)),
    end: () => {
      forget();
      // Nothing else would end these states: nothing listens any more for the response or for a return to the page.
      const { name } = get().state;
      if (name === "sending" || name === "leaving") show(idle);
    },
  };
}

/** Returns true when a submit is running, or has led to another page. */
export function isBusy({ name }: { name: AttemptStateName }): boolean {
  return name === "sending" || name === "leaving" || name === "mustReset";
}
