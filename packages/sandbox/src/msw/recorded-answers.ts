import { http, type HttpHandler, HttpResponse, type JsonBodyType } from "msw";

/** A call that was made. */
export interface RecordedCall {
  url: URL;
  method: string;
  headers: Headers;
  /** The body's JSON; undefined where there was none. */
  body: unknown;
}

/** Answer of a path: JSON, or what makes the response. */
export type RecordedAnswer = JsonBodyType | (() => Response | Promise<Response>);

/** Answers of one path, and the calls that got them. */
export interface RecordedAnswers {
  handler: HttpHandler;
  calls: RecordedCall[];
}

/**
 * Answers a path with the given answers in turn; the last one stays.
 * @returns the handler for msw, and the calls, of which each is added when it is made
 * @example
 * const { handler, calls } = recordedAnswers("/api/prairie/visits", ["Regina"], refusal(503));
 */
export function recordedAnswers(
  path: string,
  ...answers: readonly RecordedAnswer[]
): RecordedAnswers {
  const calls: RecordedCall[] = [];
  // A call is in the list once its body is read, and another one may be made before that.
  let made = 0;
  const handler = http.all(`*${path}`, async ({ request }) => {
    const answer = answers[Math.min(made, answers.length - 1)];
    made += 1;
    calls.push({
      url: new URL(request.url),
      method: request.method,
      headers: request.headers,
      body: await bodyOf(request),
    });
    return typeof answer === "function" ? answer() : HttpResponse.json(answer ?? {});
  });
  return { handler, calls };
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  return text === "" ? undefined : JSON.parse(text);
}

/** A JSON refusal. */
export function refusal(status: number, body: JsonBodyType = {}, headers: HeadersInit = {}) {
  return (): Response => HttpResponse.json(body, { status, headers });
}

/** A connection that breaks. */
export function noAnswer() {
  return (): Response => HttpResponse.error();
}
