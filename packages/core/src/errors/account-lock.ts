import type { Failure } from "../api/result.ts";

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
