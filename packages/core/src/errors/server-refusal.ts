import type { Failure } from "../api/result.ts";

/** A longer text of the server is folded, so that the form stays in the window. It would need five lines of a phone. */
export const UNFOLDED_CHARACTERS = 110;

/** The key that the server has named: a `translationKey`, or its own text, which may be one. */
export function namedKey(failure: Failure): string | undefined {
  if (failure.kind === "serverText") return failure.text;
  if (failure.kind !== "http") return undefined;
  return failure.messages[0]?.translationKey ?? failure.errorMessage;
}

/** Returns true where a region's words keep the catalogue's detail, because it is about an outage or a limit. */
export function keepsDetail(failure: Failure): boolean {
  return failure.kind !== "http" || failure.status >= 500 || failure.status === 429;
}

/** Returns true for a text of the server that a form folds. */
export function isFolded(failure: Failure): boolean {
  return failure.kind === "serverText" && failure.text.length > UNFOLDED_CHARACTERS;
}
