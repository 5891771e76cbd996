import { type Analytics, googleTag } from "@waymark/core";

const tag = googleTag({ consent: "notNeeded" });

/** Visits are counted without names or cookies. A crash is not: it is in the reports, and would be counted twice. */
export const analytics: Analytics = {
  ...tag,
  start: async (settings) => {
    const send = await tag.start(settings);
    return (event) => {
      if (event.name !== "screen_crashed") send(event);
    };
  },
};
