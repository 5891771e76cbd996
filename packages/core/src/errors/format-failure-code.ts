import type { Failure } from "../api/result.ts";
import type { FailedOperation } from "./error-message.ts";
import { codeLetters, codeOutcomes } from "./failure-code-tables.ts";
import { isLocked } from "./server-refusal.ts";
import { shortId } from "./stop-code.ts";

/**
 * The code under a failure, such as L-503-7F3A.
 * @param id the `RequestId` of the call where it carried one, else the id of the visit
 */
export function formatFailureCode({ operation, failure }: FailedOperation, id: string): string {
  return `${codeLetters[operation]}-${outcomeOf(failure)}-${shortId(id)}`;
}

function outcomeOf(failure: Failure): string | number {
  if (isLocked(failure)) return codeOutcomes.locked;
  if (failure.kind !== "http") return codeOutcomes[failure.kind];
  // A success that says why it holds nothing.
  return failure.status < 400 ? codeOutcomes.serverText : failure.status;
}
