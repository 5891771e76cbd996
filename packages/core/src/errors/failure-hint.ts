import type { Failure } from "../api/failure.ts";
import type { Message } from "../i18n/message.ts";

/**
 * What is wrong with the connection or the service, and when to try again, so that an outage is not taken for a wrong
 * password. Null where the failure says something about what the person typed or the link.
 */
export function failureHint(failure: Failure): Message | null {
  switch (failure.kind) {
    case "offline":
      return { key: "TROUBLE_OFFLINE" };
    case "timeout":
      return { key: "TROUBLE_TIMEOUT" };
    case "unreadable":
      return { key: "TROUBLE_UNREADABLE" };
    case "http":
      return httpHint(failure.status, failure.retryAfterSeconds);
    case "outdated":
      return { key: "TROUBLE_STALE_PAGE" };
    case "aborted":
      return null;
  }
}

function httpHint(status: number, retryAfterSeconds?: number): Message | null {
  if (status === 429) return waitMessage(retryAfterSeconds);
  if (status >= 500) {
    return retryAfterSeconds === undefined
      ? { key: "TROUBLE_SERVICE" }
      : serviceWait(retryAfterSeconds);
  }
  // The token is read afresh and tried again before this shows: the page itself is too old.
  return status === 403 ? { key: "TROUBLE_STALE_PAGE" } : null;
}

function waitMessage(seconds = 60): Message {
  return seconds < 60
    ? { key: "TROUBLE_TOO_MANY_SECONDS", values: { count: seconds } }
    : { key: "TROUBLE_TOO_MANY_MINUTES", values: { count: Math.ceil(seconds / 60) } };
}

function serviceWait(seconds: number): Message {
  return {
    key: "TROUBLE_SERVICE_MINUTES",
    values: { count: Math.max(1, Math.ceil(seconds / 60)) },
  };
}
