import { useState } from "react";
import {
  DEFAULT_WAIT_SECONDS,
  LONGEST_COUNTDOWN_SECONDS,
  MAX_AUTOMATIC_SENDS,
} from "../config/constants.ts";
import type { Failure } from "./result.ts";

/** A wait that the server asked for. Its end is known by two clocks. */
export interface Wait {
  /** By the device's clock, which continues while the device sleeps. */
  endDate: number;
  /** By the page's clock, which stays right when the device's clock is changed. */
  endTime: number;
}

/** Starts the wait that a failed call asks for; null without one, or where it is too long to count down. */
export function startWait(failure: Failure): Wait | null {
  if (failure.kind !== "http" || (failure.status !== 429 && failure.status < 500)) return null;
  const { status, retryAfterSeconds = status === 429 ? DEFAULT_WAIT_SECONDS : null } = failure;
  if (retryAfterSeconds === null || retryAfterSeconds > LONGEST_COUNTDOWN_SECONDS) return null;
  const ms = Math.max(1, retryAfterSeconds) * 1000;
  return { endDate: Date.now() + ms, endTime: performance.now() + ms };
}

/** Milliseconds until a wait is over, by the clock that says the least; 0 afterwards. */
export function waitMsLeft({ endDate, endTime }: Wait): number {
  return Math.max(0, Math.min(endDate - Date.now(), endTime - performance.now()));
}

/** Id of the element that counts a wait down. */
const WAIT_ID = "wait";

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
