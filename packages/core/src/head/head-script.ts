import { deferEventsUntilHydrated } from "./defer-events.ts";
import { keepLanguage } from "./keep-language.ts";
import { fillLinks, matchPage, type PageFacts } from "./match-page.ts";
import { queueEarlySubmit } from "./queue-early-submit.ts";
import { handleScriptError } from "./script-error.ts";

export type { PageFacts } from "./match-page.ts";

/** Runs in the head of a prerendered page, before its first paint. The preset bundles it into the page. */
export function headScript(facts: PageFacts): string | undefined {
  queueEarlySubmit();
  handleScriptError();
  deferEventsUntilHydrated();
  keepLanguage(facts.named);
  return matchPage(facts);
}

/** The script of a page with links that hold the value of its route's parameter. */
export function headScriptWithLinks(facts: PageFacts): void {
  fillLinks(headScript(facts));
}
