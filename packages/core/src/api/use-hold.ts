import { useState } from "react";
import { MAX_AUTOMATIC_SENDS } from "../config/constants.ts";
import { type Wait, WAIT_ID, waitMsLeft } from "./wait.ts";

/** What a wait does to a button and to its call. */
export interface Hold {
  wait: Wait | null;
  /** Id of the element that says why the button is disabled; undefined where it is not. */
  heldBy: string | undefined;
  /** How often a send was refused during the wait. */
  asked: number;
  /** Whether the wait ends with an automatic send. */
  sendsItself: boolean;
  /** Refuses a send while the wait lasts. */
  refuse: () => boolean;
  /** Releases the button. */
  release: () => void;
}

/** @param round the number of waits in a row, this one included */
export function useHold(wait: Wait | null, round: number): Hold {
  const fresh = { wait, asked: 0, over: false };
  const [kept, setKept] = useState(fresh);
  const state = kept.wait === wait ? kept : fresh;
  return {
    wait,
    heldBy: wait && !state.over ? WAIT_ID : undefined,
    asked: state.asked,
    sendsItself: round <= MAX_AUTOMATIC_SENDS,
    refuse: () => {
      if (!wait || waitMsLeft(wait) === 0) return false;
      setKept({ ...state, asked: state.asked + 1 });
      return true;
    },
    release: () => setKept({ ...state, over: true }),
  };
}
