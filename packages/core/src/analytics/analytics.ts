import type { AnalyticsEvent } from "./analytics-event.ts";

/** Sends one event. Exceptions are swallowed. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;

/** What a provider is started with. */
export interface AnalyticsSettings {
  /** The property that events belong to; the UK has its own. */
  id: string;
  /** Where the provider's script is. */
  script: string;
  pageOrigin: string;
}

/** A region's statistics: whether people are asked first, and how events get to the provider. */
export interface Analytics {
  /** `ask`: nothing is loaded or sent before the user has agreed. */
  consent: "ask" | "notNeeded";
  /** Called once, and only when an identifier is configured and nothing speaks against it. */
  start: (settings: AnalyticsSettings) => Promise<AnalyticsSink>;
}
