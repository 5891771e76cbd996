import type { Failure } from "../api/result.ts";
import { isRefusal, isLongWait, waitMinutes } from "../api/retry-after.ts";
import { isLocked } from "../errors/account-lock.ts";
import { isFolded, keepsDetail } from "../errors/server-refusal.ts";
import type { SignInErrors } from "./sign-in-values.ts";

/** Problem of a sign-in before React. */
export type PageProblem =
  | { operation: "login"; errors: SignInErrors }
  | {
      operation: "login" | "redirect";
      failure: Failure;
      /** True where a countdown says how long to wait, so that the message does not. */
      isCounted?: boolean;
      /** True for a submit that is not the first: the usual reasons of a refusal come with the second one. */
      isAgain?: boolean;
      /** True where the region has words for what the server has named. */
      hasWords?: boolean;
    };

/** The name of the template with the message of a problem. Problems with one message have one name. */
export function templateName(problem: PageProblem): string {
  if ("errors" in problem) return "invalid";
  const { operation, failure, isCounted, hasWords } = problem;
  const steps = operation === "login" && stepsName(problem);
  const minutes = isCounted ? "wait" : isLocked(failure) ? "" : waitName(waitMinutes(failure));
  const fold = operation === "login" && isFolded(failure) && "long";
  // The message for a locked account is rendered in the region's words, where it has any.
  const words = hasWords && !(failure.kind === "http" && isLocked(failure)) && "words";
  return [operation, kindName(failure), fold, minutes, steps, words].filter(Boolean).join("-");
}

/** The next steps below the form differ after a second refusal, and where a wait is long. */
function stepsName({ failure, isAgain }: Extract<PageProblem, { failure: unknown }>): string {
  if (isLocked(failure)) return "";
  if (isRefusal(failure)) return isAgain ? "again" : "";
  return isLongWait(failure) ? "paused" : "";
}

function kindName(failure: Failure): string | number {
  if (failure.kind === "serverText") return isLocked(failure) ? "serverText-locked" : failure.kind;
  if (failure.kind !== "http") return failure.kind;
  if (isLocked(failure) && keepsDetail(failure)) return "locked-busy";
  // A 403 has no message of its own for a sign-in, but for a stored one, which may still be there.
  if (isLocked(failure)) return failure.status === 403 ? "locked-403" : "locked";
  return failure.cookiesBlocked ? "403-cookies" : statusName(failure.status);
}

/** Returns the status whose message is shown for a status. */
function statusName(status: number): number {
  if (status === 403 || status === 429) return status;
  return status < 500 ? 400 : 500;
}

function waitName(minutes: number | null): string {
  if (minutes === null) return "";
  if (minutes === 1) return "minute";
  return minutes === Number.POSITIVE_INFINITY ? "later" : "minutes";
}
