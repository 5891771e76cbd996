import { act } from "@testing-library/react";
import type { Analytics, AnalyticsEvent, AnalyticsSettings } from "../analytics/analytics.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";

/** A configuration that names where to count, in the UK and elsewhere. */
export const countingConfiguration = {
  ...defaultConfiguration,
  analytics: { ...defaultConfiguration.analytics, id: "G-ELSEWHERE", ukId: "G-UK" },
};

/** Statistics that keep what they are told, as a provider would. */
export function listeningAnalytics(consent: Analytics["consent"]) {
  const started: AnalyticsSettings[] = [];
  const events: AnalyticsEvent[] = [];
  const analytics: Analytics = {
    consent,
    start: async (settings) => {
      started.push(settings);
      return (event) => events.push(event);
    },
  };
  return { analytics, started, events };
}

/** Waits until events that are counted later have arrived. */
export const counted = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
