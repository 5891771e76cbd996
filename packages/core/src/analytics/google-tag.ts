import type { Analytics } from "./analytics.ts";
import type { GoogleTag } from "./start-google-tag.ts";

/**
 * Statistics by a Google tag. The portal loads its code for the tag when statistics start, and Google's script with the first
 * event. So a person who takes the consent back before that never loads Google's script.
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
