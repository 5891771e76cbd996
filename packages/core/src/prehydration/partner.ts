import { isSignInRoute } from "../navigation/routes.ts";
import { readMark } from "../page/marks.ts";
import { stayOnPage } from "../page/partner-decision.ts";
import { leaveForSite } from "../navigation/partner-redirect.ts";
import { placeOf, type SignInPageFacts } from "./page.ts";

/**
 * Begins where the page is this visitor's. On a host that only the page's block names as the partner's, that is decided
 * first. The portal waits for it, too.
 */
export function unlessPartners(page: SignInPageFacts, begin: () => void): void {
  const awaits = readMark("awaits");
  if (awaits === "left") return;
  if (awaits === "partner") {
    // Only sign-in is left, so that mailed links survive.
    const { partnerRedirect } = page.configuration;
    if (isSignInRoute(placeOf(page).pathname) && leaveForSite(partnerRedirect)) return;
    stayOnPage();
  }
  begin();
}
