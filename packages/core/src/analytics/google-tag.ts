import type { Analytics, AnalyticsSink } from "./analytics.ts";

/**
 * Statistics by a Google tag, whose part of the code comes only when it is used. Google's script is asked for by the first
 * event, because there is none where the consent was taken back meanwhile.
 */
export function googleTag({ consent }: Pick<Analytics, "consent">): Analytics {
  return {
    consent,
    start: async (settings) => {
      const { startGoogleTag } = await import("./start-google-tag.ts");
      let send: AnalyticsSink | undefined;
      return (event) => {
        send ??= startGoogleTag(settings);
        send(event);
      };
    },
  };
}
