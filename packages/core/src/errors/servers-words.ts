import type { CallFailure, Failure } from "../api/result.ts";

/**
 * Returns the failure of a linking in the server's own text, if the error response has one. A 401 always says what may
 * be wrong.
 */
export function inServersWords(failure: CallFailure): Failure {
  if (failure.kind !== "http" || failure.status === 401 || !failure.errorMessage) return failure;
  return { kind: "serverText", text: failure.errorMessage, response: failure };
}
