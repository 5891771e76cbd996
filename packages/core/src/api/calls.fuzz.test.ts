import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { answersOf, isOf } from "../testing/answer-shape.ts";
import { FUZZ_TIME_LIMIT_MS, fuzzed, fuzzRuns } from "../testing/fuzz.ts";
import { generatedResponses } from "../testing/generated-responses.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import { request } from "./request.ts";
import { responseSchemas } from "./response-schemas.ts";
import { logoutCall } from "./sign-in-calls.ts";
import type { CallFailure } from "./result.ts";

/** Type of any call, whatever it sends. */
type AnyCall = Omit<Call<object, unknown>, "body">;

const network = vi.fn<typeof fetch>();
/** Every row of the call table, a new one too, and the one row that a configuration adds. */
const table = Object.entries<AnyCall>({ ...calls, logout: logoutCall("/api/auth/logout") });
const kinds = ["offline", "timeout", "aborted", "unreadable", "http"];

const shapeOf = ({ name }: AnyCall) => responseSchemas[name];

/** Makes a call and returns its end: data of its declared shape, or a failure that screens know. */
async function ending(call: AnyCall): Promise<"answer" | "failure"> {
  const result = await request(call, {}, defaultConfiguration);
  if (!result.ok) {
    if (!isDesigned(result.failure)) throw new TypeError(JSON.stringify(result.failure));
    return "failure";
  }
  const { data } = result;
  const isEmpty = call.mayBeEmpty && Object.keys(Object(data)).length === 0;
  if (!isEmpty && !isOf(shapeOf(call), data)) {
    throw new TypeError(`accepted ${JSON.stringify(data)}`);
  }
  return "answer";
}

function isDesigned(failure: CallFailure): boolean {
  if (!kinds.includes(failure.kind)) return false;
  if (failure.kind !== "http") return true;
  const texts = failure.messages.flatMap((message) => Object.values(message) as unknown[]);
  const wait = failure.retryAfterSeconds ?? 0;
  return (
    [...texts, failure.message].every((text) => typeof text === "string") &&
    Number.isFinite(wait) &&
    wait >= 0
  );
}

beforeEach(() => vi.stubGlobal("fetch", network));

describe(`${fuzzRuns} generated answers`, { timeout: FUZZ_TIME_LIMIT_MS }, () => {
  it.each(table)(
    "[API-21] [QT-1] %s takes each for an answer of its shape or for one failure, and leads nowhere",
    async (_, call) => {
      const ended = { answer: 0, failure: 0 };
      const { href } = window.location;
      const responses = generatedResponses(answersOf(shapeOf(call)));
      await fc.assert(
        fc.asyncProperty(responses, async (respond) => {
          network.mockImplementation(respond);
          ended[await ending(call)] += 1;
        }),
        fuzzed,
      );
      expect(window.location.href).toBe(href);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(ended.answer).toBeGreaterThan(fuzzRuns / 20);
      expect(ended.failure).toBeGreaterThan(fuzzRuns / 20);
    },
  );
});
