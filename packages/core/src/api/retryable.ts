import type { Failure } from "./result.ts";

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
