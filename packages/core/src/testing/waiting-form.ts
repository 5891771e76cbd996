import { afterEach, beforeEach, vi } from "vitest";
import { type RetryWait, startRetryWait } from "../attempt/retry-wait.ts";
import { httpFailure } from "./http-failure.ts";

/** A refusal after too many tries, with the seconds to wait. */
export const refusedFor = (retryAfterSeconds: number) => httpFailure(429, { retryAfterSeconds });

/** Lets time pass. */
export const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

/** Moves the pointer. */
export const moves = () => window.dispatchEvent(new Event("pointermove"));

/** For the tests of a file: a form with one field in a focused window, and the wait of its failed call. */
export function waitingForm() {
  const field = document.createElement("input");
  const send = vi.fn<() => void>();
  const emptyPasswords = vi.fn<() => boolean>();
  let wait: RetryWait | null = null;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    document.body.append(field);
  });
  afterEach(() => {
    wait?.end();
    send.mockReset();
    emptyPasswords.mockReset();
    field.remove();
  });

  return {
    field,
    send,
    emptyPasswords,
    /** Starts a wait of so many seconds for what the field holds. */
    start(seconds: number, username = "amelie"): RetryWait {
      field.value = username;
      const readIdentifier = () => field.value;
      const call = {
        operation: "login",
        sent: username,
        readIdentifier,
        send,
        emptyPasswords,
      } as const;
      wait = startRetryWait({ ...call, failure: refusedFor(seconds) });
      if (!wait) throw new Error("there is no wait");
      return wait;
    },
    /** Types into the field as a person does. */
    type(value: string) {
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}
