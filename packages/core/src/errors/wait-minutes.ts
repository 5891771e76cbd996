import type { Failure } from "../api/result.ts";
import { DEFAULT_WAIT_SECONDS } from "../config/constants.ts";

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
  if (failure.kind !== "http") return null;
  const { status, retryAfterSeconds = status === 429 ? DEFAULT_WAIT_SECONDS : undefined } = failure;
  if (retryAfterSeconds === undefined || (status !== 429 && status < 500)) return null;
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return minutes > MOST_MINUTES ? Number.POSITIVE_INFINITY : minutes;
}
