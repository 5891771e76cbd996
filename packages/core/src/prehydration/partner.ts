import { isSignInRoute } from "../navigation/routes.ts";
import { placeOf, root, type SignInPageFacts } from "./page.ts";
import { loadPageMessage } from "./show-unless-hydrated.ts";

/**
 * Begins where the page is this visitor's. On a host that only the page's block names as the partner's, that is decided
 * first, by code that no other page needs. The portal waits for it, too.
 */
export function unlessPartners(page: SignInPageFacts, begin: () => void): void {
  const { awaits } = root.dataset;
  if (awaits === "left") return;
  if (awaits !== "partner") return begin();
  const stay = () => {
    root.dataset["awaits"] = "screen";
    window.dispatchEvent(new Event("stay"));
    begin();
  };
  loadPageMessage(page.messageScript)
    .then(({ leaveForSite }) => {
      // Only sign-in is left, so that mailed links survive.
      const isLeft =
        isSignInRoute(placeOf(page).pathname) && leaveForSite(page.configuration.partnerRedirect);
      if (!isLeft) stay();
    })
    .catch(stay);
}
