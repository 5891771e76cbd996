import type { Failure } from "../api/result.ts";

/** Returns true for a failure that is known to be a locked account. */
export function isLocked(failure: Failure): boolean {
  if (failure.kind === "serverText") return failure.isLocked === true;
  return failure.kind === "http" && failure.messages[0]?.translationKey === "ACCOUNT_LOCKED";
}

/**
 * Marks the server's own words that are about a locked account.
 * @param lockedTexts the region's list of such texts, or of parts of them
 */
export function markLock(failure: Failure, lockedTexts: readonly string[]): Failure {
  return failure.kind === "serverText"
    ? { ...failure, isLocked: lockedTexts.some((text) => failure.text.includes(text)) }
    : failure;
}
