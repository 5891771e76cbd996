import type { Failure } from "./result.ts";
import {
  DEFAULT_WAIT_SECONDS,
  MAX_COUNTDOWN_SECONDS,
  MAX_WAIT_MINUTES,
  SHORT_WAIT_SECONDS,
} from "../config/constants.ts";

/** Returns true when the same call may succeed later: the failure is not about its values or its link. */
export function isRetryable(failure: Failure): boolean {
  if (failure.kind === "serverText" || failure.kind === "refusedUrl") return false;
  if (failure.kind !== "http") return true;
  return failure.status === 403 || failure.status === 429 || failure.status >= 500;
}

/** Returns true when the server has understood the values and said no to them. */
export function isRefusal(failure: Failure): boolean {
  return failure.kind !== "refusedUrl" && !isRetryable(failure);
}

/** A wait that the server asked for. Its end is known by two clocks. */
export interface Wait {
  /** By the device's clock, which continues while the device sleeps. */
  endDate: number;
  /** By the page's clock, which stays right when the device's clock is changed. */
  endTime: number;
}

/** Reads the header: a number of seconds, or a date by the server's clock, which may differ from the device's. */
export function readRetryAfter(headers: Headers): number | undefined {
  const wait = headers.get("Retry-After");
  if (!wait) return undefined;
  const now = Date.parse(headers.get("Date") ?? "") || Date.now();
  const seconds = /^\d+$/u.test(wait) ? Number(wait) : (Date.parse(wait) - now) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}

/** Returns the seconds that a failed call asks to wait, from 1; null where it asks for none. */
function secondsToWait(failure: Failure): number | null {
  if (failure.kind !== "http" || (failure.status !== 429 && failure.status < 500)) return null;
  const { status, retryAfterSeconds = status === 429 ? DEFAULT_WAIT_SECONDS : null } = failure;
  return retryAfterSeconds === null ? null : Math.max(1, retryAfterSeconds);
}

/** Starts the wait that a failed call asks for; null without one, or where it is too long to count down (12 hours). */
export function startWait(failure: Failure): Wait | null {
  const refused = failure.kind === "serverText" ? failure.response : failure;
  const seconds = refused ? secondsToWait(refused) : null;
  if (seconds === null || seconds > MAX_COUNTDOWN_SECONDS) return null;
  const ms = seconds * 1000;
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

/** Returns true where a new password may be quicker than the wait after too many tries. */
export function isLongWait(failure: Failure): boolean {
  if (failure.kind !== "http" || failure.status !== 429) return false;
  return (secondsToWait(failure) ?? 0) > SHORT_WAIT_SECONDS;
}

/** The minutes that a message says to wait; null where it says none, infinite where they are too many to say. */
export function waitMinutes(failure: Failure): number | null {
  const seconds = secondsToWait(failure);
  if (seconds === null) return null;
  const minutes = Math.ceil(seconds / 60);
  return minutes > MAX_WAIT_MINUTES ? Number.POSITIVE_INFINITY : minutes;
}
