import { checkConfiguration } from "../config/check-configuration.ts";
import type { Environment } from "../config/environment.ts";
import { withLang } from "../navigation/page-language.ts";
import type { Region } from "./region.ts";

/** Reads, once, what the portal needs of its page; a wrong configuration value is named in the console and ignored. */
export function readEnvironment(region: Pick<Region, "country">): Environment {
  const { configuration, problems } = checkConfiguration(readBlock());
  // oxlint-disable-next-line no-console -- whoever deploys the page looks for it there
  for (const problem of problems) console.warn(`portal-config: ${problem}`);
  const { origin } = window.location;
  const isUk = region.country === "uk" || configuration.ukLoginOrigins.includes(origin);
  return {
    configuration,
    origin,
    country: isUk ? "uk" : "elsewhere",
    year: new Date().getFullYear(),
    renderedYear: Number(document.documentElement.dataset["year"]) || null,
    referrer: document.referrer,
    preferredLanguages: navigator.languages ?? [navigator.language],
    doNotTrack: asksNotToTrack(),
    pageUrl: () => window.location.href,
    leaveTo: (url) =>
      window.location.assign(withLang(url, new URL(window.location.href), configuration.basePath)),
  };
}

function asksNotToTrack(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === "1" ||
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  );
}

function readBlock(): unknown {
  const text = document.querySelector("script#portal-config")?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A configuration that cannot be read is one wrong value: the defaults stand.
    return "not JSON";
  }
}
