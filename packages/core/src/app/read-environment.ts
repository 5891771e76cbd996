import { checkConfiguration } from "../config/check-configuration.ts";
import { countryOf, readConfigurationBlock } from "../config/page-configuration.ts";
import type { Environment } from "../config/environment.ts";
import { withLang } from "../navigation/page-language.ts";
import type { Region } from "./region.ts";

/** Reads, once, what the portal needs of its page; a wrong configuration value is named in the console and ignored. */
export function readEnvironment(region: Pick<Region, "country">): Environment {
  const { configuration, problems } = checkConfiguration(readBlock());
  // oxlint-disable-next-line no-console -- for the operator who deploys the page
  for (const problem of problems) console.warn(`portal-config: ${problem}`);
  const { origin } = window.location;
  const country = countryOf(region.country === "uk", configuration.ukLoginOrigins, origin);
  return {
    configuration,
    origin,
    country,
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
  try {
    return readConfigurationBlock();
  } catch {
    // A block that cannot be read is one wrong value: the defaults stand.
    return "not JSON";
  }
}
