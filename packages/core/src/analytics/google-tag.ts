import type { Analytics } from "./analytics.ts";
import type { GoogleTag } from "./start-google-tag.ts";

/**
 * Statistics by a Google tag, whose part of the code comes only when it is used. Google's script is asked for by the first
 * event, because there is none where the consent was taken back meanwhile.
 */
export function googleTag({ consent }: Pick<Analytics, "consent">): Analytics {
  // Outlives a consent that is taken back: a page has Google's script once.
  let tag: GoogleTag | undefined;
  return {
    consent,
    start: async (settings) => {
      const module = await import("./start-google-tag.ts");
      tag ??= module.createGoogleTag(settings);
      return tag.send;
    },
    stop: () => tag?.stop(),
  };
}
