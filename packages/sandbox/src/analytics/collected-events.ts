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

/** Events that the stand-in for the analytics received, in memory alone. */
export interface CollectedEvents {
  add(event: Omit<AnalyticsEvent, "at">): void;
  /** The latest, newest first. */
  latest(): readonly AnalyticsEvent[];
  clear(): void;
}

const KEPT = 50;

export function createCollectedEvents(clock: Clock): CollectedEvents {
  let events: AnalyticsEvent[] = [];
  return {
    add: (event) => {
      events = [{ at: new Date(clock.now()), ...event }, ...events].slice(0, KEPT);
    },
    latest: () => events,
    clear: () => {
      events = [];
    },
  };
}
