import type { Clock } from "../clock.ts";

const WINDOW_SECONDS = 60;

interface CallWindow {
  endsAt: number;
  calls: number;
}

/**
 * Limits how many calls an address may make in a minute, which begins with its first call.
 * @param perMinute calls of one address in a minute; without it there is no limit
 */
export function createCallLimit(clock: Clock, perMinute = Number.POSITIVE_INFINITY) {
  const windows = new Map<string, CallWindow>();
  return {
    /** Counts a call. @returns seconds to wait before another one; 0 where the call may be made */
    secondsToWait: (address: string) => {
      if (perMinute === Number.POSITIVE_INFINITY) return 0;
      const now = clock.now();
      // Otherwise an address that never calls again would stay for ever.
      for (const [each, { endsAt }] of windows) if (endsAt <= now) windows.delete(each);
      const current = windows.get(address) ?? { endsAt: now + WINDOW_SECONDS * 1000, calls: 0 };
      windows.set(address, current);
      current.calls += 1;
      return current.calls > perMinute ? Math.ceil((current.endsAt - now) / 1000) : 0;
    },
    clear: () => windows.clear(),
  };
}
