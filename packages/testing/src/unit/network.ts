import { type RecordedAnswer, type RecordedCall, recordedAnswers } from "@waymark/sandbox/msw";
import { http, HttpResponse, passthrough } from "msw";
import { setupServer } from "msw/node";

/** The network of the tests, as msw's server: `network.use(...)`. A request that no test expects is an error; the host has no notices. */
export const network = setupServer(
  http.get("*/notices.json", () => HttpResponse.json([])),
  // The urls of texts hold them, and need no network.
  http.get(({ request }) => request.url.startsWith("data:"), passthrough),
);

/**
 * Answers a path in this test.
 * @param answers JSON, or what makes a response, such as `refusal(503)` and `noAnswer()`; in turn, and the last one stays
 * @returns the calls, of which each is added when it is made
 * @example
 * const calls = answering("/api/prairie/visits", refusal(503), ["Regina"]);
 */
export function answering(path: string, ...answers: readonly RecordedAnswer[]): RecordedCall[] {
  const { handler, calls } = recordedAnswers(path, ...answers);
  network.use(handler);
  return calls;
}
