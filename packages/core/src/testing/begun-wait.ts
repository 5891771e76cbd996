import type { RetryWaitState } from "../attempt/countdown.ts";

/** A wait of a minute and a half that has just begun. */
export const begunWait: RetryWaitState = {
  seconds: 90,
  endsAt: new Date(2026, 0, 31, 9),
  blocks: true,
  sendsAutomatically: false,
  announced: null,
  blockedSends: 0,
  isEmptied: false,
};
