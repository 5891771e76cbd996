import type { PartialConfiguration } from "../config/configuration-keys.ts";
import { parseUrl } from "../browser/urls.ts";
import { setMark, readMark } from "../page/marks.ts";
import { readSession, writeSession } from "../browser/storage.ts";

/** The partner's host and site, as the page's block has them. */
type Partner = NonNullable<PartialConfiguration["partnerRedirect"]>;

interface PartnerVisit {
  partner: Partner;
  location: Pick<Location, "host" | "origin">;
  /** Url of the visitor's last page; empty when the browser does not say. */
  referrer: string;
}

/** More redirects than this, shortly after each other, are a loop that no person makes. */
const MAX_REDIRECTS = 3;
const SHORTLY_MS = 10_000;
/** Stored in place of the times of redirects once a visitor of this tab has come from the partner's site. */
const LET_IN = "letIn";

/**
 * Returns the url of the partner's own site for a visitor of a sign-in page on the UK partner's login host. Null where the
 * visitor has come from that site in this tab, or has seen the portal in this entry of the history. Null, too, on the site's
 * own origin, and where the site keeps sending the visitor back: each call counts as a redirect. The values may be unchecked.
 */
export function partnerRedirectUrl({ partner, location, referrer }: PartnerVisit): string | null {
  const target = parseUrl(partner.site ?? "");
  if (!target || !/^https?:$/u.test(target.protocol) || !isPartnerHost(partner, location)) {
    return null;
  }
  if (target.origin === location.origin) return null;
  const isFromSite = parseUrl(referrer)?.origin === target.origin;
  // The portal's own loads of sign-in, as after a crash or a sign-in in another tab, have no referrer.
  if (isFromSite) writeSession("partnerRedirects", LET_IN);
  if (isFromSite || readSession("partnerRedirects") === LET_IN) return null;
  // React Router's start writes a state to the entry, which loses its referrer when it is loaded again.
  if (history.state) return null;
  return countRedirect() > MAX_REDIRECTS ? null : target.href;
}

/** Leaves a sign-in page for the partner's site where `partnerRedirectUrl` has a url. @returns whether the page is left */
export function leaveForSite(partner: Partner): boolean {
  const url = partnerRedirectUrl({ partner, location, referrer: document.referrer });
  if (url === null) return false;
  // Nothing of the page is shown until it is left.
  setMark("awaits", "left");
  location.replace(url);
  return true;
}

/** Notes a redirect. @returns how many there were shortly after each other, with this one */
function countRedirect(): number {
  const now = Date.now();
  const earlier = readSession("partnerRedirects")
    .split(" ")
    .filter((time) => time !== "" && now - Number(time) < SHORTLY_MS);
  writeSession("partnerRedirects", [...earlier, now].join(" "));
  return earlier.length + 1;
}

/** Returns true when the page is on the partner's login host. */
export function isPartnerHost(
  partner: { host?: string } | undefined,
  { host }: Pick<Location, "host">,
): boolean {
  return partner?.host?.toLowerCase() === host;
}

/** Event on the window once the first script knows that the page stays. */
const STAY = "stay";

/** Notes that the page is not left for the partner's site: React renders its screen. */
export function stayOnPage(): void {
  setMark("awaits", "screen");
  window.dispatchEvent(new Event(STAY));
}

/** Resolves with true when the page is being left for a partner's site, once the first script has decided. */
export async function isLeftForPartner(): Promise<boolean> {
  if (readMark("awaits") === "partner") {
    await new Promise((decided) => window.addEventListener(STAY, decided, { once: true }));
  }
  return readMark("awaits") === "left";
}
