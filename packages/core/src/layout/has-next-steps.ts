import type { Failure } from "../api/result.ts";
import { isLongWait, isRefusal } from "../api/retry.ts";
import { isLocked } from "../errors/server-refusal.ts";

/** Returns true for a failed sign-in below which `SignInHelp` leads on; the first refusal has the message alone. */
export function hasNextSteps(failure: Failure | null, submits: number): failure is Failure {
  if (failure === null) return false;
  if (isLocked(failure) || failure.kind === "serverText" || isLongWait(failure)) return true;
  return isRefusal(failure) && submits > 1;
}
