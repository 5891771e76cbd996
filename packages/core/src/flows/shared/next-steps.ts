import type { Failure } from "../../api/result.ts";
import { isLongWait, isRefusal } from "../../api/retry-after.ts";
import { deferred } from "../../browser/lazy-chunk.tsx";
import { isLocked } from "../../errors/account-lock.ts";

/** Returns true for a failed sign-in below which `SignInHelp` leads on; the first refusal has the message alone. */
export function hasNextSteps(failure: Failure | null, submits: number): failure is Failure {
  if (failure === null) return false;
  if (isLocked(failure) || failure.kind === "serverText" || isLongWait(failure)) return true;
  return isRefusal(failure) && submits > 1;
}

/** The next steps after a failure, below the button, where they move no field. Lazy, as only a failure needs them. */
export const DeferredSignInHelp = deferred(
  () => import("./sign-in-help.tsx"),
  ({ SignInHelp }) => SignInHelp,
);
