import type { CallExchange } from "../network/caller.ts";
import type { Clock } from "../world.ts";

/** Calls of a run, and minutes that it may take. */
export const MAX_CALLS = 60;
const MAX_MINUTES = 20;
/** A server that does not answer so often in a row is not asked further. */
const MAX_UNANSWERED = 3;

/** Thrown to end a run before its last step, with the reason as a sentence. */
export class StopRun extends Error {
  override name = "StopRun";
}

/** Begins to count for the limits of a run. @param made returns the number of calls so far */
export function createLimits(clock: Pick<Clock, "now">, made: () => number) {
  const started = clock.now();
  let unanswered = 0;
  return {
    /** @throws {StopRun} where no further call may be made */
    check: () => {
      if (made() >= MAX_CALLS) throw new StopRun(`${MAX_CALLS} calls were made, and no more are.`);
      if (clock.now() - started > MAX_MINUTES * 60_000) {
        throw new StopRun(`${MAX_MINUTES} minutes are over, and the probe takes no longer.`);
      }
      if (unanswered < MAX_UNANSWERED) return;
      throw new StopRun(`${MAX_UNANSWERED} calls in a row had no answer, so no more were made.`);
    },
    note: ({ answer }: Pick<CallExchange, "answer">) => {
      unanswered = answer ? 0 : unanswered + 1;
    },
  };
}
