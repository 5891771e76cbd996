import type { Region } from "@waymark/core";
import type { Selection } from "./selection.ts";

const BROKEN_PAGE = "/broken";

/** Makes the page what the state wants to find: its address, its configuration, what is stored and what the browser says. */
export function preparePage({ state, language }: Selection): void {
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

/** The region as it is, or one with a page that throws. */
export function regionOf(region: Region, { state }: Selection): Region {
  return state.crashes ? { ...region, pages: { [BROKEN_PAGE]: Broken } } : region;
}

function Broken(): never {
  throw new Error("A screen that breaks on purpose");
}
