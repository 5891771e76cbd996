import { describe, expect, it } from "vitest";
import type { Failure } from "../api/result.ts";
import { KNOWN_STATUSES } from "./failure-code-tables.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import english from "../i18n/dictionaries/en-CA.json";
import british from "../i18n/dictionaries/en-GB.json";
import french from "../i18n/dictionaries/fr-CA.json";
import type { MessageKey } from "../i18n/message.ts";
import { formOperations } from "./operations.ts";
import { errorMessageFor, sentencesOf } from "./error-message.ts";
import { httpFailure } from "../testing/http-failure.ts";

/** Two lines of a phone. */
const MAX_CHARACTERS = 66;

/** Keys that a server may send, and that the dictionaries have. */
const serverKeys = [
  "ACCOUNT_LOCKED",
  "EMAIL_ALREADY_REGISTERED",
  "EMAIL_ENTERED_INVALID",
  "REGISTRATION_PENDING",
];
const failures: readonly Failure[] = [
  ...(["offline", "timeout", "unreadable", "outdated", "refusedUrl"] as const).map((kind) => ({
    kind,
  })),
  ...KNOWN_STATUSES.map((status) => httpFailure(status)),
  ...[60, 5940, 1_000_000].flatMap((retryAfterSeconds) =>
    [429, 503].map((status) => httpFailure(status, { retryAfterSeconds })),
  ),
  httpFailure(403, { cookiesBlocked: true }),
  // The form of a used link is gone.
  ...["expired", "locked"].map((message) => httpFailure(400, { message })),
  ...serverKeys.map((translationKey) => httpFailure(400, { messages: [{ translationKey }] })),
];

describe.each([
  ["en-CA", english],
  ["en-GB", british],
  ["fr-CA", french],
] as const)("reasons above the fields in %s", (language, texts) => {
  const text = createI18n(language, texts).text.get();
  it.each(formOperations)("[QE-6] of %s have two lines of a phone at most", (operation) => {
    const long = failures
      .flatMap((failure) => [false, true].map((wait) => errorMessageFor(operation, failure, wait)))
      .map((error) => sentencesOf(error)[0])
      .map(({ message, before, after }) => {
        const { key, values } = message as { key: MessageKey; values?: object };
        return [before && text(before), text(key, { ...values }), after && text(after)]
          .filter(Boolean)
          .join(" ");
      })
      .filter((reason) => reason.length > MAX_CHARACTERS);
    expect([...new Set(long)]).toEqual([]);
  });
});
