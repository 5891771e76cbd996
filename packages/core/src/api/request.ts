import type { Configuration } from "../platform/configuration.ts";
import { readCookie } from "../platform/cookie.ts";
import { loadAnswerShapes } from "./answer-shapes.ts";
import { ApiError, type Failure } from "./api-error.ts";
import { type Call, type CallInput, urlOf } from "./call.ts";
import { readAnswer, readRefusal } from "./read-answer.ts";

export type RequestSettings = Pick<Configuration, "csrf" | "requestTimeoutMs">;

/**
 * Makes a call of the call table and resolves with its checked answer.
 * @throws {ApiError} on anything else: no answer, a refusal, an answer of another shape, an abort [API-21, API-22].
 */
export async function request<Body, Answer>(
  call: Call<Body, Answer>,
  input: CallInput<Body>,
  settings: RequestSettings,
): Promise<Answer> {
  const limit = timeLimit(settings.requestTimeoutMs, input.signal);
  try {
    // On its way at the same time as the call; if it does not arrive, reading the answer says so.
    loadAnswerShapes().catch(() => undefined);
    const response = await sendWithFreshToken(
      call,
      { ...input, signal: limit.signal },
      settings.csrf,
    );
    const result = response.ok
      ? await readAnswer(response, call)
      : { failure: await readRefusal(response) };
    if ("answer" in result) return result.answer;
    throw new ApiError(call.name, result.failure);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(call.name, limit.failure());
  } finally {
    limit.clear();
  }
}

/** A refusal that came with another CSRF cookie means the token was stale: the call is tried once more [QT-5]. */
async function sendWithFreshToken<Body>(
  call: Call<Body, unknown>,
  input: CallInput<Body>,
  csrf: RequestSettings["csrf"],
): Promise<Response> {
  const before = readCookie(csrf.cookie);
  const response = await send(call, input, csrf);
  if (response.status !== 403 || readCookie(csrf.cookie) === before) return response;
  return send(call, input, csrf);
}

function send<Body>(
  call: Call<Body, unknown>,
  { body, query, signal }: CallInput<Body>,
  csrf: RequestSettings["csrf"],
): Promise<Response> {
  // The call table holds relative urls only, so the token never leaves the page's origin [API-2].
  const token = call.method === "GET" ? undefined : readCookie(csrf.cookie);
  return fetch(urlOf(call.path, query), {
    method: call.method,
    headers: {
      "Content-Type": "application/json",
      Device: "",
      ...(token !== undefined && { [csrf.header]: token }),
    },
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
