import { http, HttpResponse, type JsonBodyType } from "msw";
import { server } from "./server.ts";

export interface RecordedCall {
  url: URL;
  method: string;
  headers: Headers;
  body: unknown;
}

/** Answers a path with the given answers in turn (the last one stays) and returns the list of what was asked. */
export function answering(
  path: string,
  ...answers: readonly (JsonBodyType | (() => Response | Promise<Response>))[]
): RecordedCall[] {
  const calls: RecordedCall[] = [];
  server.use(
    http.all(`*${path}`, async ({ request }) => {
      const answer = answers[Math.min(calls.length, answers.length - 1)];
      calls.push({
        url: new URL(request.url),
        method: request.method,
        headers: request.headers,
        body: await bodyOf(request),
      });
      return typeof answer === "function" ? answer() : HttpResponse.json(answer ?? {});
    }),
  );
  return calls;
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  return text === "" ? undefined : JSON.parse(text);
}

/** A JSON refusal. */
export function refusal(status: number, body: JsonBodyType = {}, headers: HeadersInit = {}) {
  return () => HttpResponse.json(body, { status, headers });
}

/** A connection that breaks. */
export function noAnswer() {
  return () => HttpResponse.error();
}
