import { lazyPage, type Region } from "@waymark/core";
import { answersOf, type RecordedAnswer, type ScreenState } from "@waymark/core/states";
import { delay, http, HttpResponse } from "msw";
import { network } from "virtual:msw";

const BROKEN_PAGE = "/broken";

/** Sets what the portal reads from its page: the address, the configuration, storage and the browser's languages. */
export function preparePage(state: ScreenState, language: string): void {
  const uk = language === "en-GB";
  const configuration = {
    ...state.configuration,
    ...(uk && { ukLoginOrigins: [window.location.origin] }),
  };
  const block = document.createElement("script");
  block.type = "application/json";
  block.id = "portal-config";
  block.textContent = JSON.stringify(configuration);
  document.head.append(block);

  const url = new URL(state.crashes ? BROKEN_PAGE : state.path, window.location.origin);
  // Stored language, so that no other language is offered.
  if (!state.browserLanguages) url.searchParams.set("lang", language === "fr-CA" ? "fr" : "en");
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
}

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
  network.configure({ handlers: [...recorded, others, notices], onUnhandledFrame: "bypass" });
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

/** Shows a colour scheme other than the browser's, by letting its rules apply, or not, whatever the browser prefers. */
export function applyTheme(theme: unknown): void {
  if (theme !== "light" && theme !== "dark") return;
  document.documentElement.style.colorScheme = theme;
  for (const sheet of document.styleSheets) applyTo(sheet.cssRules, theme);
}

function applyTo(rules: CSSRuleList, theme: "light" | "dark"): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const scheme = /prefers-color-scheme:\s*(light|dark)/u.exec(rule.conditionText)?.[1];
      if (scheme !== undefined) rule.media.mediaText = scheme === theme ? "all" : "not all";
    }
    if (rule instanceof CSSGroupingRule) applyTo(rule.cssRules, theme);
  }
}
