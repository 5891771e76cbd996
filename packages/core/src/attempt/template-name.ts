import type { Failure } from "../api/result.ts";
import { isRefusal, isLongWait } from "../api/retry-after.ts";
import { isLocked } from "../errors/account-lock.ts";
import { isFolded, keepsDetail, troubleOf } from "../errors/message-parts.ts";
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
  const fold = operation === "login" && isFolded(failure) && "long";
  // The message for a locked account is rendered in the region's words, where it has any.
  const words = hasWords && !(failure.kind === "http" && isLocked(failure)) && "words";
  return [operation, reasonName(failure, isCounted), fold, isCounted && "wait", steps, words]
    .filter(Boolean)
    .join("-");
}

/** The next steps below the form differ after a second refusal, and where a wait is long. */
function stepsName({ failure, isAgain }: Extract<PageProblem, { failure: unknown }>): string {
  if (isLocked(failure)) return "";
  if (isRefusal(failure)) return isAgain ? "again" : "";
  return isLongWait(failure) ? "paused" : "";
}

/** The kind of a failure; for a response the trouble that its message describes. */
function reasonName(failure: Failure, isCounted?: boolean): string {
  if (failure.kind !== "http") return isLocked(failure) ? `${failure.kind}-locked` : failure.kind;
  if (isLocked(failure)) {
    if (keepsDetail(failure)) return "locked-busy";
    // A 403 has no message of its own for a sign-in, but for a stored one, which may still be there.
    return failure.status === 403 ? "locked-403" : "locked";
  }
  const { key = "refused", values } = troubleOf(failure, isCounted) ?? {};
  return values?.["count"] === 1 ? `${key}-one` : key;
}
