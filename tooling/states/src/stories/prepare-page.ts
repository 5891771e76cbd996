import type { Region } from "@waymark/core";
import type { ScreenState } from "@waymark/core/states";

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
  return { ...region, pages: { ...region.pages, [BROKEN_PAGE]: Broken } };
}

function Broken(): never {
  throw new Error("A screen that breaks on purpose");
}
