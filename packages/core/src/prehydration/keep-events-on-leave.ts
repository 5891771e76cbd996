import { mayCountPage, propertyOf } from "../analytics/may-count.ts";
import { callEnded } from "../analytics/analytics.ts";
import { keepEvents } from "../browser/kept-events.ts";
import { takeOutcomes } from "../api/send.ts";
import { takeShownFailures } from "../errors/occurrence.ts";
import { isUkPage } from "../i18n/shown-language.ts";
import { firstScript } from "../page/page-scripts.ts";
import { routeOfPage } from "../navigation/find-route.ts";
import type { PlacedIncident } from "../reporting/report-types.ts";
import type { SignInPageFacts } from "./sign-in-page.ts";

/** Keeps what is counted and reported, where it may be, on a page that is left before React is there. */
export function keepEventsOnLeave({ configuration }: SignInPageFacts): void {
  window.addEventListener("pagehide", () => {
    const outcomes = takeOutcomes();
    const property = propertyOf(configuration.analytics, isUkPage());
    if (property !== "" && mayCountPage(firstScript().counts === undefined))
      keepEvents(
        "countedLater",
        outcomes.flatMap((outcome) => callEnded(...outcome)),
      );
    if (configuration.reports.url === "") return;
    const route = routeOfPage(configuration.basePath);
    const failures = takeShownFailures().map((code) => ({ kind: "failure", code, route }) as const);
    keepEvents("reportedLater", failures satisfies PlacedIncident[]);
  });
}
