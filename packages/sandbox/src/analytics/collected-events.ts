import type { Clock } from "../clock.ts";

/** One thing that a page told its analytics. */
export interface AnalyticsEvent {
  at: Date;
  /** The property that it was sent to. */
  id: string;
  /** The event's name; `config` where a page registered with a property. */
  name: string;
  parameters: Readonly<Record<string, unknown>>;
}

export type CollectedEvents = ReturnType<typeof createCollectedEvents>;

const KEPT = 50;

/** Keeps the events that the stand-in for the analytics received, in memory alone. */
export function createCollectedEvents(clock: Clock) {
  let events: AnalyticsEvent[] = [];
  return {
    add: (event: Omit<AnalyticsEvent, "at">) => {
      events = [{ at: new Date(clock.now()), ...event }, ...events].slice(0, KEPT);
    },
    /** The latest, newest first. */
    latest: (): readonly AnalyticsEvent[] => events,
    clear: () => {
      events = [];
    },
  };
}
