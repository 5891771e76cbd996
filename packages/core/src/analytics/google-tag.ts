import type { Analytics, AnalyticsSettings, AnalyticsSink } from "./analytics.ts";

/**
 * Statistics by a Google tag, whose part of the code comes only when it is used. Google's script is asked for by the first
 * event, because there is none where the consent was taken back meanwhile.
 */
export function googleTag({ consent }: Pick<Analytics, "consent">): Analytics {
  // Outlives a consent that is taken back: a page has the script once.
  let send: AnalyticsSink | undefined;
  return {
    consent,
    start: async (settings) => {
      const { startGoogleTag } = await import("./start-google-tag.ts");
      return (event) => {
        setOff(settings, false);
        send ??= startGoogleTag(settings);
        send(event);
      };
    },
    stop: (settings) => setOff(settings, true),
  };
}

/** Google's own switch: a tag that is loaded also sends what the portal does not tell it, such as that a page is left. */
function setOff({ id }: AnalyticsSettings, isOff: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: isOff });
}
