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

/** The key by which a server names a locked account. */
const LOCK_KEY = "ACCOUNT_LOCKED";

/** Returns true for a failure that is known to be a locked account. */
export function isLocked(failure: Failure): boolean {
  if (failure.kind === "serverText") return failure.isLocked === true;
  return failure.kind === "http" && failure.messages[0]?.translationKey === LOCK_KEY;
}

/**
 * Marks a failure whose text from the server is about a locked account.
 * @param lockedTexts the region's list of such texts, or of parts of them
 */
export function markLock(failure: Failure, lockedTexts: readonly string[]): Failure {
  const isLock = (words = "") =>
    lockedTexts.some((text) => words.toLowerCase().includes(text.toLowerCase()));
  if (failure.kind === "serverText") return { ...failure, isLocked: isLock(failure.text) };
  if (failure.kind !== "http" || !isLock(failure.errorMessage)) return failure;
  // As if the server had named its key, by which the page before React knows a lock.
  return { ...failure, messages: [{ translationKey: LOCK_KEY }] };
}
