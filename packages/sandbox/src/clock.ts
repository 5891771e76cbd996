/** The sandbox's own time: the real one, moved forward where a test wants to see something expire. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  advance(seconds: number): void;
  /** Undoes every `advance`. */
  restore(): void;
}

export function createClock(now: () => number = Date.now): Clock {
  let offsetMs = 0;
  return {
    now: () => now() + offsetMs,
    advance: (seconds) => {
      offsetMs += seconds * 1000;
    },
    restore: () => {
      offsetMs = 0;
    },
  };
}
