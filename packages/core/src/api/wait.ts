import { DEFAULT_WAIT_SECONDS, LONGEST_COUNTDOWN_SECONDS } from "../config/constants.ts";
import type { Failure } from "./result.ts";

/** Id of the element that counts a wait down. */
export const WAIT_ID = "wait";

/** A wait that the server asked for. Its end is known by two clocks. */
export interface Wait {
  /** By the device's clock, which continues while the device sleeps. */
  endDate: number;
  /** By the page's clock, which stays right when the device's clock is changed. */
  endTime: number;
}

/** Starts the wait that a failed call asks for; null without one, or where it is too long to count down. */
export function startWait(failure: Failure): Wait | null {
  const refused = failure.kind === "serverText" ? failure.response : failure;
  if (refused?.kind !== "http" || (refused.status !== 429 && refused.status < 500)) return null;
  const { status, retryAfterSeconds = status === 429 ? DEFAULT_WAIT_SECONDS : null } = refused;
  if (retryAfterSeconds === null || retryAfterSeconds > LONGEST_COUNTDOWN_SECONDS) return null;
  const ms = Math.max(1, retryAfterSeconds) * 1000;
  return { endDate: Date.now() + ms, endTime: performance.now() + ms };
}

/** Milliseconds until a wait is over, by the clock that says the least; 0 afterwards. */
export function waitMsLeft({ endDate, endTime }: Wait): number {
  return Math.max(0, Math.min(endDate - Date.now(), endTime - performance.now()));
}

/** Seconds that a wait has left, as they are counted down. */
export function waitSecondsLeft(wait: Wait): number {
  return Math.ceil(waitMsLeft(wait) / 1000);
}
