import { answersOf, type RecordedAnswer, type ScreenState } from "@waymark/core/states";
import { delay, http, HttpResponse } from "msw";
import { network } from "virtual:msw";

/** Answers the portal's calls as the state records them. A call without an answer gets 501, so that it is noticed. */
export async function answerCalls(state: ScreenState): Promise<void> {
  const recorded = Object.entries(answersOf(state)).map(([path, answer]) =>
    http.all(path, () => responseOf(answer)),
  );
  const others = http.all("/api/*", () => new HttpResponse(null, { status: 501 }));
  network.configure({ handlers: [...recorded, others], onUnhandledFrame: "bypass" });
  await network.enable();
}

async function responseOf(answer: RecordedAnswer): Promise<Response> {
  if (answer === "offline") return HttpResponse.error();
  if (answer === "never") {
    document.documentElement.dataset["asked"] = "";
    await delay("infinite");
    return HttpResponse.error();
  }
  const { body, ...init } = answer;
  return typeof body === "string" ? HttpResponse.html(body, init) : Response.json(body, init);
}
