import type { Clock } from "../world.ts";

const MINUTE_MS = 60_000;

/**
 * Returns a function that waits until another call may be made.
 * @param perMinute calls within any minute
 */
export function createPace(clock: Clock, perMinute: number): () => Promise<void> {
  const made: number[] = [];
  return async () => {
    const first = made.at(-perMinute);
    const left = first === undefined ? 0 : first + MINUTE_MS - clock.now();
    if (left > 0) await clock.wait(left);
    made.push(clock.now());
  };
}
