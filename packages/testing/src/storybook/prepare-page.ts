import { lazyPage, type Region } from "@waymark/core";
import { answersOf, type StateAnswer, type ScreenState } from "@waymark/core/states";
import { delay, http, HttpResponse } from "msw";
import { setupWorker } from "msw/browser";
import { configuration as own } from "virtual:waymark/regions";

type Values = Readonly<Record<string, unknown>>;

const BROKEN_PAGE = "/broken";

/** Sets what the portal reads from its page: the address, the configuration, storage and the browser's languages. */
export function preparePage(state: ScreenState, language: string): void {
  const uk = language === "en-GB";
  const configuration = {
    ...withState(own, state.configuration),
    ...(uk && { ukLoginOrigins: [window.location.origin] }),
  };
  const block = document.createElement("script");
  block.type = "application/json";
  block.id = "portal-config";
  block.textContent = JSON.stringify(configuration);
  document.head.append(block);

  const url = new URL(state.crashes ? BROKEN_PAGE : state.path, window.location.origin);
  // Stored language, so that no other language is offered.
  if (!state.browserLanguages) url.searchParams.set("lang", language.slice(0, 2));
  // The router keeps what an entry remembers under `usr`.
  window.history.replaceState(state.remembered ? { usr: state.remembered } : null, "", url);

  window.localStorage.clear();
  window.sessionStorage.clear();
  if (state.appToken !== undefined) {
    for (const name of ["appToken", "auth_token"])
      window.localStorage.setItem(name, state.appToken);
  }
  const browserLanguages = state.browserLanguages ?? [language];
  Object.defineProperty(navigator, "languages", { get: () => browserLanguages });
  if (state.cookiesBlocked) Object.defineProperty(navigator, "cookieEnabled", { value: false });
}

/** The values of a state over the region's own, group by group. */
function withState(base: Values, values: Values = {}): Values {
  const entries = Object.entries(values).map(([key, value]) => {
    const both = [base[key], value];
    return [key, both.every(isGroup) ? Object.assign({}, ...both) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

const isGroup = (value: unknown) => typeof value === "object" && !Array.isArray(value);

/** Adds a page that throws. */
export function withBrokenPage(region: Region): Region {
  const page = lazyPage(
    async () => ({ Broken }),
    (module) => module.Broken,
  );
  return { ...region, pages: { ...region.pages, [BROKEN_PAGE]: page } };
}

function Broken(): never {
  throw new Error("A screen that breaks on purpose");
}

/** Answers the portal's calls as the state records them. A call without an answer gets 501, so that it is noticed. */
export async function answerCalls(state: ScreenState): Promise<void> {
  const recorded = Object.entries(answersOf(state)).map(([path, answer]) =>
    http.all(path, () => responseOf(answer)),
  );
  const others = http.all("/api/*", () => new HttpResponse(null, { status: 501 }));
  const notices = http.get("/notices.json", () => HttpResponse.json([]));
  const serviceWorker = { url: "./mockServiceWorker.js" };
  const worker = setupWorker(...recorded, others, notices);
  await worker.start({ serviceWorker, onUnhandledFrame: "bypass", quiet: true });
}

async function responseOf(answer: StateAnswer): Promise<Response> {
  if (answer === "offline") return HttpResponse.error();
  if (answer === "never") {
    document.documentElement.dataset["asked"] = "";
    await delay("infinite");
    return HttpResponse.error();
  }
  const { body, ...init } = answer;
  return typeof body === "string" ? HttpResponse.html(body, init) : Response.json(body, init);
}
