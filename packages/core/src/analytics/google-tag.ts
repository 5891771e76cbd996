import type { Analytics } from "./analytics.ts";

/** Statistics by a Google tag, whose part of the code comes only when it is used. */
export function googleTag({ consent }: Pick<Analytics, "consent">): Analytics {
  return {
    consent,
    start: async (settings) => (await import("./start-google-tag.ts")).startGoogleTag(settings),
  };
}
