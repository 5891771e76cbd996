import { type Analytics, type AnalyticsEvent, googleTag } from "@waymark/core";

const tag = googleTag({ consent: "notNeeded" });

/** Events that are sent. A crash is not: it is in the reports, and would be counted twice. */
const isSent: Readonly<Record<AnalyticsEvent["name"], boolean>> = {
  screen_shown: true,
  screen_crashed: false,
  language_switched: true,
  call_ended: true,
};

/** Visits are counted without names or cookies. */
export const analytics: Analytics = {
  ...tag,
  start: async (settings) => {
    const send = await tag.start(settings);
    return (event) => {
      if (isSent[event.name]) send(event);
    };
  },
};
