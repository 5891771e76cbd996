import type { Clock } from "../clock.ts";

/** A notice as the portal reads it from `notices.json`. */
export interface Notice {
  id: string;
  until: string;
  where?: string;
  text: Readonly<Record<string, string>>;
}

const MINUTE_MS = 60_000;

/** The notices that the console has posted, in every app; builds have their own where there is none. */
export function createNotices(clock: Clock) {
  let posted: readonly Notice[] = [];
  let number = 0;
  return {
    all: () => posted.filter(({ until }) => Date.parse(until) > clock.now()),
    /** Posts one for some minutes. */
    post: (notice: Omit<Notice, "id" | "until">, minutes: number) => {
      number += 1;
      const until = new Date(clock.now() + minutes * MINUTE_MS).toISOString();
      posted = [...posted, { id: `console-${number}`, until, ...notice }];
    },
    clear: () => {
      posted = [];
    },
  };
}
