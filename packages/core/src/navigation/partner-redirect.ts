import { matchPath } from "react-router";
import type { Configuration } from "../config/configuration.ts";
import { readSession, writeSession } from "../browser/session-storage.ts";
import { routeTable } from "./route-table.ts";

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
 * Where a visitor of the UK partner's login host belongs: the partner's own site, unless that is where they come from
 * [SH-10]. Null where the page is theirs. Only sign-in routes are redirected, so that mailed links survive.
 */
export function partnerRedirectUrl({
  configuration,
  location,
  referrer,
}: PartnerVisit): string | null {
  const { host, site } = configuration.partnerRedirect;
  const target = parse(site);
  if (!target || location.host !== host.toLowerCase() || !isSignIn(location.pathname)) return null;
  if (target.origin === location.origin || parse(referrer)?.origin === target.origin) return null;
  return isLoop() ? null : target.href;
}

function isSignIn(pathname: string): boolean {
  return routeTable.some(({ screen, path }) => screen === "sign-in" && matchPath(path, pathname));
}

function isLoop(): boolean {
  const now = Date.now();
  const recent = readSession("partnerRedirects")
    .split(" ")
    .filter((time) => time !== "" && now - Number(time) < SHORTLY_MS);
  writeSession("partnerRedirects", [...recent, now].join(" "));
  return recent.length >= MOST_REDIRECTS;
}

// `URL.parse` is newer than the browsers of the oldest school laptops.
function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
