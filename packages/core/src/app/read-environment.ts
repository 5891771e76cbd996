import { asksNotToTrack } from "../analytics/may-count.ts";
import { countryOf } from "../config/country.ts";
import { readPageConfiguration } from "../config/page-configuration.ts";
import type { Environment } from "../config/environment.ts";
import { stripBasePath } from "../navigation/base-path.ts";
import { leavePortal } from "../navigation/leave-portal.ts";
import { readMark } from "../page/marks.ts";
import type { Region } from "../layout/region.ts";

/** Reads, once, what the portal needs of its page; a wrong configuration value is named in the console and ignored. */
export function readEnvironment(region: Pick<Region, "country">): Environment {
  const { configuration, problems } = readPageConfiguration();
  // oxlint-disable-next-line no-console -- for the operator who deploys the page
  for (const problem of problems) console.warn(`portal-config: ${problem}`);
  const { origin } = window.location;
  const { basePath } = stripBasePath(window.location, configuration.basePath);
  const country = countryOf(region.country === "uk", configuration.ukLoginOrigins, origin);
  return {
    configuration,
    origin,
    basePath,
    country,
    year: new Date().getFullYear(),
    renderedYear: Number(readMark("year")) || null,
    leftOut: readMark("leftOut")?.split(" ") ?? [],
    referrer: document.referrer,
    preferredLanguages: navigator.languages ?? [navigator.language],
    doNotTrack: asksNotToTrack(),
    leaveTo: (url) => leavePortal(url, basePath),
  };
}
