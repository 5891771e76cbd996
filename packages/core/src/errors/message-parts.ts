import type { Failure, HttpFailure } from "../api/result.ts";
import { isLongWait, isRefusal, waitMinutes } from "../api/retry-after.ts";
import type { Message } from "../i18n/message.ts";
import { isLocked } from "./account-lock.ts";

/* Each part of a message is decided here, once for the page before React, for the build and for React. */

/** A longer text of the server is folded, so that the form stays in the window. It would need five lines of a phone. */
export const UNFOLDED_CHARACTERS = 110;

/** Returns true for a text of the server that a form folds. */
export function isFolded(failure: Failure): boolean {
  return failure.kind === "serverText" && failure.text.length > UNFOLDED_CHARACTERS;
}

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

/**
 * Describes the trouble with the connection or the service, and when to try again, so that an outage does not look like
 * a wrong password. Null where the failure is about the values or the link.
 * @param isCounted whether a countdown says how long to wait, so that the message does not
 */
export function troubleOf(failure: Failure, isCounted = false): Message | null {
  switch (failure.kind) {
    case "offline":
      return { key: "TROUBLE_OFFLINE" };
    case "timeout":
      return { key: "TROUBLE_TIMEOUT" };
    case "unreadable":
      return { key: "TROUBLE_UNREADABLE" };
    case "outdated":
      return { key: "TROUBLE_STALE_PAGE" };
    case "http":
      return troubleOfResponse(failure, isCounted);
    default:
      return null;
  }
}

function troubleOfResponse(failure: HttpFailure, isCounted: boolean): Message | null {
  const { status, cookiesBlocked } = failure;
  const isTooMany = status === 429;
  if (isCounted) return { key: isTooMany ? "TROUBLE_TOO_MANY" : "TROUBLE_SERVICE_PAUSED" };
  const count = waitMinutes(failure);
  if (count === Number.POSITIVE_INFINITY)
    return { key: isTooMany ? "TROUBLE_TOO_MANY_LATER" : "TROUBLE_SERVICE_LATER" };
  if (count !== null) {
    const key = isTooMany ? "TROUBLE_TOO_MANY_MINUTES" : "TROUBLE_SERVICE_MINUTES";
    return { key, values: { count } };
  }
  if (cookiesBlocked) return { key: "TROUBLE_COOKIES" };
  // A 403 is shown after a second try with a fresh token, so the page itself is too old.
  if (status === 403) return { key: "TROUBLE_STALE_PAGE" };
  return status < 500 ? null : { key: "TROUBLE_SERVICE" };
}

/** Next steps below a form: to unlock the account, a new password during a long wait, the usual reasons, a person to ask. */
export type NextSteps = "unlock" | "paused" | "reasons" | "ask";

/**
 * Returns the next steps after a failed sign-in; null for one that has the message alone, such as the first refusal. The
 * usual reasons follow the second one. The server's own text may be about the account, so it has steps at once.
 */
export function nextStepsOf(failure: Failure, submits: number): NextSteps | null {
  if (isLocked(failure)) return "unlock";
  if (isLongWait(failure)) return "paused";
  if (isRefusal(failure) && submits > 1) return "reasons";
  return failure.kind === "serverText" ? "ask" : null;
}
