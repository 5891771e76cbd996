import { isSignInRoute } from "../navigation/routes.ts";
import { readMark } from "../page/marks.ts";
import { stayOnPage } from "../page/partner-decision.ts";
import { loadPageScript } from "./page-messages.ts";
import { placeOf, type SignInPageFacts } from "./page.ts";

/**
 * Begins where the page is this visitor's. On a host that only the page's block names as the partner's, that is decided
 * first, by code that no other page needs. The portal waits for it, too.
 */
export function unlessPartners(page: SignInPageFacts, begin: () => void): void {
  const awaits = readMark("awaits");
  if (awaits === "left") return;
  if (awaits !== "partner") return begin();
  const stay = () => {
    stayOnPage();
    begin();
  };
  loadPageScript()
    .then((script) => {
      // Only sign-in is left, so that mailed links survive.
      const isLeft =
        isSignInRoute(placeOf(page).pathname) &&
        script?.leaveForSite(page.configuration.partnerRedirect);
      if (!isLeft) stay();
    })
    .catch(stay);
}
