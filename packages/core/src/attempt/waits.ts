import type { Failure } from "../api/result.ts";
import { type RetryWait, type RetryWaitOptions, startRetryWait } from "./retry-wait.ts";

/** A failure whose call may not be repeated yet. */
interface WaitingFailure {
  failure: Failure;
  wait: RetryWait;
}

/** The waits of one form: each username has its own, and a later answer to another one does not end it. */
export interface Waits {
  /** Starts the wait of a failure. @returns it, or null without one */
  start: (options: RetryWaitOptions) => RetryWait | null;
  /** The failure that forbids to send what the form holds now. */
  refusing: () => WaitingFailure | null;
  end: () => void;
}

export function createWaits(): Waits {
  let waits: WaitingFailure[] = [];
  return {
    start: (options) => {
      const wait = startRetryWait(options);
      for (const each of waits) if (each.wait.get().seconds === 0) each.wait.end();
      waits = waits.filter((each) => each.wait.get().seconds > 0);
      if (wait) waits.push({ failure: options.failure, wait });
      return wait;
    },
    refusing: () => waits.find(({ wait }) => wait.refuses()) ?? null,
    end: () => {
      for (const { wait } of waits) wait.end();
      waits = [];
    },
  };
}
