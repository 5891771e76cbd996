import { callEnded, mayCount, asksNotToTrack } from "../analytics/analytics.ts";
import { keepEvents } from "../browser/kept-events.ts";
import { takeOutcomes } from "../api/send.ts";
import { readStored } from "../browser/storage.ts";
import { takeShownFailures } from "../errors/occurrence.ts";
import { UK_LANGUAGE } from "../i18n/languages.ts";
import { firstScript } from "../page/page-scripts.ts";
import { shownLanguage } from "../page/marks.ts";
import type { SignInPageFacts } from "./page.ts";

/** Keeps what is counted and reported, where it may be, on a page that is left before React is there. */
export function keepEventsOnLeave({ configuration }: SignInPageFacts): void {
  window.addEventListener("pagehide", () => {
    const outcomes = takeOutcomes();
    const isCounted =
      !asksNotToTrack() &&
      mayCount(
        firstScript().counts === undefined,
        shownLanguage() === UK_LANGUAGE,
        readStored("analyticsConsent"),
      );
    if (isCounted)
      keepEvents(
        "countedLater",
        outcomes.flatMap((outcome) => callEnded(...outcome)),
      );
    if (configuration.reports.url !== "") keepEvents("reportedLater", takeShownFailures());
  });
}
