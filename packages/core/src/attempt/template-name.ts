import type { Failure } from "../api/result.ts";
import { isLocked } from "../errors/account-lock.ts";
import { isFolded, keepsDetail, nextStepsOf, troubleOf } from "../errors/message-parts.ts";
import type { SignInErrors } from "./sign-in-values.ts";

/** Problem of a sign-in before React. */
export type PageProblem =
  | { operation: "login"; errors: SignInErrors }
  | {
      operation: "login" | "redirect";
      failure: Failure;
      /** True where a countdown says how long to wait, so that the message does not. */
      isCounted?: boolean;
      /** Number of submits so far. */
      submits?: number;
      /** True where the region has words for what the server has named. */
      hasWords?: boolean;
    };

/** The name of the template with the message of a problem. Problems with one message have one name. */
export function templateName(problem: PageProblem): string {
  if ("errors" in problem) return "invalid";
  const { operation, failure, isCounted, submits = 0, hasWords } = problem;
  const inForm = operation === "login";
  const fold = inForm && isFolded(failure) && "long";
  const steps = inForm && nextStepsOf(failure, submits);
  // The message for a locked account is rendered in the region's words, where it has any.
  const words = hasWords && !(failure.kind === "http" && isLocked(failure)) && "words";
  return [operation, reasonName(failure, isCounted), fold, isCounted && "wait", steps, words]
    .filter(Boolean)
    .join("-");
}

/** The kind of a failure; for a response the trouble that its message describes. A plain refusal needs no name. */
function reasonName(failure: Failure, isCounted?: boolean): string {
  if (failure.kind !== "http") return isLocked(failure) ? `${failure.kind}-locked` : failure.kind;
  if (isLocked(failure)) {
    if (keepsDetail(failure)) return "locked-busy";
    // A 403 has no message of its own for a sign-in, but for a stored one, which may still be there.
    return failure.status === 403 ? "locked-403" : "locked";
  }
  const { key = "", values } = troubleOf(failure, isCounted) ?? {};
  return values?.["count"] === 1 ? `${key}-one` : key;
}
