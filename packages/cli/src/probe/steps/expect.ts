import type { MessageKey } from "@waymark/core/answers";
import { textOf } from "../calls/shown.ts";
import type { Seen } from "./step.ts";

type Expect = (seen: Seen) => string | null;

/** A limit for each address, which a probe reaches before a person does. */
const LIMITED =
  "The server limits calls, so its answer is not known. Give fewer with `--calls-per-minute`.";

/**
 * Expects a refusal whose message or hint is one of these keys, or whose words are the server's own.
 * @param expected the key that a right server leads to
 */
export function refused(expected: MessageKey, ...others: readonly MessageKey[]): Expect {
  const keys = [expected, ...others];
  return ({ outcome, shown, exchange }) => {
    if (outcome.ok) return "It should be refused, and is accepted.";
    if (outcome.failure.kind === "serverText") return null;
    const { kind } = outcome.failure;
    const status = exchange.answer?.status ?? 0;
    if (kind !== "http" && status < 400) return "It should be refused, in a way that can be read.";
    const [first, last = first] = shown?.keys ?? [];
    // Some statuses are the network's, and no refusal of the server.
    const isKnown = kind === "http" && keys.some((key) => key === last);
    if (isKnown) return null;
    return status === 429
      ? LIMITED
      : `It is answered with ${status}, which has another meaning. A person should read: “${textOf(expected)}”`;
  };
}

/** Expects either of both: some servers do not say which addresses they know. */
export function refusedOrAccepted(expected: MessageKey): Expect {
  const expectRefusal = refused(expected);
  return (seen) => (seen.outcome.ok ? null : expectRefusal(seen));
}

/** Expects a refusal that a person reads by a key of the server's, or by this one. */
export function refusedByServerKey(expected: MessageKey): Expect {
  const expectRefusal = refused(expected);
  return (seen) => {
    const { outcome, body, shown } = seen;
    const isHttp = !outcome.ok && outcome.failure.kind === "http" && outcome.failure.status < 500;
    const isLimit = isHttp && [403, 429].includes(seen.exchange.answer?.status ?? 0);
    const isShown = body?.translationKeys.some((key) => shown?.keys.includes(key)) === true;
    return isHttp && !isLimit && isShown ? null : expectRefusal(seen);
  };
}

/** Expects a success. */
export const accepted: Expect = ({ outcome }) =>
  outcome.ok ? null : "It should succeed, and does not.";

/** Expects a status from 400 to 499, and JSON. */
export const refusedBody: Expect = ({ exchange: { answer }, body }) => {
  if (!answer) return null;
  if (answer.status >= 500)
    return `A request that is wrong is answered with ${answer.status}, as if the server had failed.`;
  if (answer.status < 400)
    return `A request that is wrong is answered with ${answer.status}, as if it were right.`;
  return body?.fields ? null : "The refusal is not a JSON object.";
};

/** Expects the refusal of a call whose CSRF token is missing or wrong. */
export const refusedToken: Expect = ({ exchange: { answer } }) => {
  if (!answer || answer.status === 403) return null;
  if (answer.status === 429) return LIMITED;
  if (answer.status >= 500) {
    return `It is answered with ${answer.status}, so it is not known whether the token matters.`;
  }
  if (answer.status === 401 || answer.status === 400 || answer.status === 419) {
    return `It is answered with ${answer.status}, and the portal tries again with a fresh token after a 403 alone. If this is not about the token, a page of another site could make the call.`;
  }
  return `It is answered with ${answer.status} as if the token did not matter: a page of another site could make the call.`;
};
