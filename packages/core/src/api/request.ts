import type { Configuration } from "../config/configuration.ts";
import { loadResponseSchemas } from "./load-response-schemas.ts";
import { ApiError, type Failure } from "./failure.ts";
import { type Call, type CallInput, urlOf } from "./call.ts";
import { csrfTokens } from "./csrf-token.ts";
import { parseResponse, parseErrorBody } from "./parse-response.ts";

export type RequestSettings = Pick<Configuration, "csrf" | "requestTimeoutMs">;

/**
 * Makes a call of the call table and resolves with its checked answer.
 * @throws {ApiError} where the call fails: no answer, a refusal, an answer of another shape, an abort [API-21, API-22].
 * Any other error is a mistake in our own code, and passes through as it is.
 */
export async function request<Body, Answer>(
  call: Call<Body, Answer>,
  input: CallInput<Body>,
  settings: RequestSettings,
): Promise<Answer> {
  const limit = timeLimit(settings.requestTimeoutMs, input.signal);
  /** What the network rejects with is the one kind of error that stands for a failure of the network. */
  const overNetwork: OverNetwork = (work) =>
    work.catch(() => {
      throw new ApiError(call.name, limit.failure());
    });
  try {
    // On its way at the same time as the call; if it does not arrive, reading the answer says so.
    loadResponseSchemas().catch(() => undefined);
    const attempt = { call, input: { ...input, signal: limit.signal }, csrf: settings.csrf };
    const response = await sendWithFreshToken(attempt, overNetwork);
    const text = await overNetwork(response.text());
    const result = response.ok
      ? await parseResponse(text, call)
      : { failure: parseErrorBody(response, text) };
    if ("answer" in result) return result.answer;
    throw new ApiError(call.name, result.failure);
  } finally {
    limit.clear();
  }
}

type OverNetwork = <Result>(work: Promise<Result>) => Promise<Result>;

interface Attempt<Body> {
  call: Call<Body, unknown>;
  input: CallInput<Body>;
  csrf: RequestSettings["csrf"];
}

/**
 * A 403 may mean that the CSRF token was stale, or another host's cookie of the same name: where there is one that has not
 * been tried, the call is made once more with it [QT-5].
 */
async function sendWithFreshToken<Body>(
  attempt: Attempt<Body>,
  overNetwork: OverNetwork,
): Promise<Response> {
  // The call table holds relative urls only, so the token never leaves the page's origin [API-2].
  const read = () => (attempt.call.method === "GET" ? [] : csrfTokens(attempt.csrf.cookie));
  const before = read();
  const response = await overNetwork(send(attempt, before[0]));
  if (response.status !== 403) return response;
  const now = read();
  const next =
    now.find((token) => !before.includes(token)) ?? now.find((token) => token !== before[0]);
  return next === undefined ? response : overNetwork(send(attempt, next));
}

function send<Body>({ call, input, csrf }: Attempt<Body>, token?: string): Promise<Response> {
  const { body, query, signal } = input;
  // Made here, so that a header that is none is an error of ours and not the network's.
  const headers = new Headers({ "Content-Type": "application/json", Device: "" });
  if (token !== undefined) headers.set(csrf.header, token);
  return fetch(urlOf(call.path, query), {
    method: call.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: "no-store",
    ...(signal && { signal }),
  });
}

interface TimeLimit {
  signal: AbortSignal;
  failure: () => Failure;
  clear: () => void;
}

// Written out because `AbortSignal.any` is missing from the browsers of the oldest school laptops.
function timeLimit(limitMs: number, outer?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, limitMs);
  const abort = () => controller.abort();
  if (outer?.aborted) abort();
  outer?.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    failure: () => ({ kind: timedOut ? "timeout" : outer?.aborted ? "aborted" : "offline" }),
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener("abort", abort);
    },
  };
}
