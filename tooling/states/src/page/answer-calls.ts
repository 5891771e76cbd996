import type { RecordedAnswer } from "@waymark/core/states";

/**
 * Answers what the portal asks from what was recorded; everything else, such as texts, is asked for really.
 * @param answers by path; a call that has none is refused with 501, so that it is noticed
 */
export function answerCalls(answers: Readonly<Record<string, RecordedAnswer>>): void {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { url } = new Request(input);
    const { pathname, origin } = new URL(url);
    const answer = answers[pathname];
    const isOurs = origin === window.location.origin && pathname.startsWith("/api/");
    if (answer === undefined && !isOurs) return ask(input, init);
    return play(answer ?? { status: 501, body: {} }, init?.signal ?? null);
  };
}

function play(answer: RecordedAnswer, signal: AbortSignal | null): Promise<Response> {
  if (answer === "offline") return Promise.reject(new TypeError("Failed to fetch"));
  if (answer === "never") return untilAborted(signal);
  const { status = 200, headers = {}, body } = answer;
  const isPage = typeof body === "string";
  const type = isPage ? "text/html" : "application/json";
  return Promise.resolve(
    new Response(isPage ? body : JSON.stringify(body), {
      status,
      headers: { "Content-Type": type, ...headers },
    }),
  );
}

function untilAborted(signal: AbortSignal | null): Promise<Response> {
  document.documentElement.dataset["asked"] = "";
  return new Promise((_, refuse) => {
    signal?.addEventListener("abort", () => refuse(new DOMException("Aborted", "AbortError")));
  });
}
