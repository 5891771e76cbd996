import type { Configuration } from "../config/configuration.ts";
import { parseUrl } from "../browser/urls.ts";
import { readSession, writeSession } from "../browser/storage.ts";
import { isSignInRoute } from "./routes.ts";

export interface PartnerVisit {
  configuration: Pick<Configuration, "partnerRedirect">;
  location: Pick<Location, "host" | "origin" | "pathname">;
  /** Where the visitor comes from; empty when the browser does not say. */
  referrer: string;
}

/** More redirects than this, shortly after each other, are a loop that no person makes. */
const MOST_REDIRECTS = 3;
const SHORTLY_MS = 10_000;

/**
 * Where a visitor of the UK partner's login host belongs: the partner's own site, unless that is where they come from. Null where the page is theirs. Only sign-in routes are redirected, so that mailed links survive.
 */
export function partnerRedirectUrl({
  configuration,
  location,
  referrer,
}: PartnerVisit): string | null {
  const { host, site } = configuration.partnerRedirect;
  const target = parseUrl(site);
  if (!target || location.host !== host.toLowerCase() || !isSignInRoute(location.pathname))
    return null;
  if (target.origin === location.origin || parseUrl(referrer)?.origin === target.origin)
    return null;
  return isLoop() ? null : target.href;
}

/** Whether the page is on the partner's login host. */
export function isPartnerHost(
  partnerHost: string | undefined,
  { host }: Pick<Location, "host">,
): boolean {
  return partnerHost?.toLowerCase() === host;
}

function isLoop(): boolean {
  const now = Date.now();
  const recent = readSession("partnerRedirects")
    .split(" ")
    .filter((time) => time !== "" && now - Number(time) < SHORTLY_MS);
  writeSession("partnerRedirects", [...recent, now].join(" "));
  return recent.length >= MOST_REDIRECTS;
}
