import type { CallFailure, Failure } from "../api/result.ts";

/**
 * Turns the failure of a linking into the server's own text, if the error response has one. A 401 stays as it is: the
 * catalogue's message for it says what may be wrong.
 */
export function toServerText(failure: CallFailure): Failure {
  if (failure.kind !== "http" || failure.status === 401 || !failure.errorMessage) return failure;
  return { kind: "serverText", text: failure.errorMessage, response: failure };
}
