import type { Region } from "@waymark/core";
import type { Selection } from "./selection.ts";

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

  const url = new URL(state.path, window.location.origin);
  // Nobody is offered another language who has asked for this one.
  if (!state.browserLanguages) url.searchParams.set("lang", language === "fr-CA" ? "fr" : "en");
  window.history.replaceState(null, "", url);

  window.localStorage.clear();
  window.sessionStorage.clear();
  if (state.appToken !== undefined) window.localStorage.setItem("appToken", state.appToken);
  const browserLanguages = state.browserLanguages ?? [language];
  Object.defineProperty(navigator, "languages", { get: () => browserLanguages });
}

/** The region as it is, or one whose sign-in throws. */
export function regionOf(region: Region, { state }: Selection): Region {
  if (!state.crashes) return region;
  const variantLogos = { above: Broken };
  return {
    ...region,
    variantLogos: { default: variantLogos, sdmylife: variantLogos, florida: variantLogos },
  };
}

function Broken(): never {
  throw new Error("A screen that breaks on purpose");
}
