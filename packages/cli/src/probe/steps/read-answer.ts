import { type CallName, routeTable, type ScreenName } from "@waymark/core/answers";
import { describeBody } from "../calls/body.ts";
import { outcomeOf } from "../calls/outcome.ts";
import { shownFor } from "../calls/shown.ts";
import { secretsOfUrl, type UrlPolicy } from "../calls/urls.ts";
import type { CallExchange } from "../network/caller.ts";
import type { Seen, Step } from "./step.ts";

/** Reads the answer to a step as the portal's screen does. */
export function readAnswer(step: Step, exchange: CallExchange, policy: UrlPolicy): Seen {
  const { answer } = exchange;
  const path = routeOf(step.screen);
  const outcome = outcomeOf(exchange, { call: step.call, path, policy });
  const isSuccess = answer !== undefined && answer.status >= 200 && answer.status < 300;
  const body = answer && describeBody(answer.text, step.call.name, isSuccess);
  const operation = step.operation ?? step.call.operation;
  const shown = outcome.ok ? undefined : shownFor(operation, outcome.failure);
  const isMadeAgain = [307, 308].includes(answer?.status ?? 0);
  if (isMadeAgain && !outcome.ok && outcome.failure.kind === "unreadable") {
    return { exchange, outcome, body, shown: OF_REDIRECT };
  }
  return { exchange, outcome, body, shown };
}

/** A browser makes the call once more at the new address of the same origin, with its body. */
const OF_REDIRECT = {
  sentences: ["What the address of the redirect answers: a browser makes the call there."],
  keys: [],
};

/** Returns the first route of a screen. */
export function routeOf(name: ScreenName): string {
  return routeTable.find(({ screen }) => screen === name)?.path ?? "/";
}

/** Fields of answers that identify a person, or open something. */
const secretFields: readonly string[] = [
  "jwtToken",
  "token",
  "emailAddress",
  "userName",
  "activateName",
  "activatedBy",
  "email",
  "newEmail",
  "userClaim",
  "userAccountId",
];

/** Returns the secrets that an answer has brought. */
export function secretsOfAnswer(
  name: CallName,
  { body, exchange }: Seen,
  origin: string,
): unknown[] {
  const fields = body?.fields ?? {};
  const location = exchange.answer?.headers.get("Location") ?? "";
  const list: unknown = fields["data"];
  const entries: unknown[] = name === "switchAccount" && Array.isArray(list) ? list : [];
  const urls = [
    fields["url"],
    fields["loginUrl"],
    location,
    ...entries.map((entry): unknown => Object(entry).url),
  ];
  return [
    ...secretFields.map((field) => fields[field]),
    ...urls.flatMap((url) => (typeof url === "string" ? secretsOfUrl(url, origin) : [])),
  ];
}
