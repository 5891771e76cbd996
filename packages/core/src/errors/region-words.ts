import type { Failure } from "../api/result.ts";
import { type MessageKey, SERVER_PREFIX } from "../i18n/message.ts";
import type { ErrorMessage } from "./error-message.ts";

/** The key that the server has named: a `translationKey`, or its own text, which may be one. */
export function namedKey(failure: Failure): string | undefined {
  if (failure.kind === "serverText") return failure.text;
  if (failure.kind !== "http") return undefined;
  return failure.messages[0]?.translationKey ?? failure.errorMessage;
}

/** Returns true where the catalogue's details stay beside a region's words: they are about an outage or a limit. */
export function keepsDetail(failure: Failure): boolean {
  return failure.kind !== "http" || failure.status >= 500 || failure.status === 429;
}

/**
 * Puts the region's words for the server's message in place of the catalogue's.
 * @param has tells whether the region has words of a key
 */
export function inRegionWords(error: ErrorMessage, has: (key: string) => boolean): ErrorMessage {
  const failure = error.failed?.failure;
  const key = failure && SERVER_PREFIX + namedKey(failure);
  if (!key || !has(key)) return error;
  const detail = (keepsDetail(failure) && error.detail) || null;
  return { ...error, message: { key: key as MessageKey }, detail, detailFirst: false };
}
