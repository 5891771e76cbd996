import { deferEventsUntilHydrated, queueUntilHydrated } from "./events-before-hydration.ts";
import { keepChosenLanguage } from "./keep-chosen-language.ts";
import { loadAtFirstFrame, handleScriptError } from "./portal-scripts.ts";
import { type HeadParts, matchPage, type PageFacts } from "./match-page.ts";

export { fillLinks, isOtherScreen, type HeadParts, type PageFacts } from "./match-page.ts";
export { hideToken } from "./hide-token.ts";
export { leaveForSite } from "../../navigation/partner-redirect.ts";

/**
 * Runs in the head of a prerendered page, before its first paint. The preset bundles it into the page.
 * @returns the value of the route's parameter in the page's address
 */
export function headScript(facts: PageFacts, parts: HeadParts): string | undefined {
  queueUntilHydrated(facts.isSignIn);
  handleScriptError();
  loadAtFirstFrame();
  deferEventsUntilHydrated();
  keepChosenLanguage(facts);
  return matchPage(facts, parts);
}
