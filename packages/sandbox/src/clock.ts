export type Clock = ReturnType<typeof createClock>;

/** The last moment whose date everything can write. */
const LATEST_MS = Date.UTC(9999, 11, 31);

/** The sandbox's own time: the real one, moved forward where a test wants to see something expire. */
export function createClock(now: () => number = Date.now) {
  let offsetMs = 0;
  return {
    /** Milliseconds since the epoch. */
    now: () => now() + offsetMs,
    /** @throws {RangeError} where that would lead out of the years from 1970 to 9999, and moves nothing then */
    advance: (seconds: number) => {
      const moved = offsetMs + seconds * 1000;
      const time = now() + moved;
      if (!(time >= 0 && time <= LATEST_MS)) {
        throw new RangeError("the time has to stay between 1970 and 9999");
      }
      offsetMs = moved;
    },
    /** Undoes every `advance`. */
    restore: () => {
      offsetMs = 0;
    },
  };
}
