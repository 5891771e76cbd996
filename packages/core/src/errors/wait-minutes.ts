import { secondsToWait } from "../api/retry-after.ts";
import type { Failure } from "../api/result.ts";

/** A longer wait is not said in minutes. */
const MOST_MINUTES = 120;

/** A shorter wait is shorter than a mail takes. */
const LONG_WAIT_SECONDS = 60;

/** Returns true where a new password may be quicker than the wait after too many tries. */
export function isLongWait(failure: Failure): boolean {
  if (failure.kind !== "http" || failure.status !== 429) return false;
  return (failure.retryAfterSeconds ?? 0) >= LONG_WAIT_SECONDS;
}

/** The minutes that a message says to wait; null where it says none, infinite where they are too many to say. */
export function waitMinutes(failure: Failure): number | null {
  const seconds = secondsToWait(failure);
  if (seconds === null) return null;
  const minutes = Math.ceil(seconds / 60);
  return minutes > MOST_MINUTES ? Number.POSITIVE_INFINITY : minutes;
}
