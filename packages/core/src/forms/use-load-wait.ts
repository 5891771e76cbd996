import { useLayoutEffect, useState } from "react";
import type { Failure } from "../api/result.ts";
import { type RetryWait, startRetryWait } from "../attempt/retry-wait.ts";
import type { Operation } from "../errors/operations.ts";

/** Starts the wait of a call that failed outside of a form, if the call can be repeated. The wait ends with the screen. */
export function useLoadWait(
  operation: Operation,
  failure: Failure,
  send: (() => void) | undefined,
): RetryWait | null {
  const [wait, setWait] = useState<RetryWait | null>(null);
  useLayoutEffect(() => {
    const started = send ? startRetryWait({ operation, failure, send }) : null;
    setWait(started);
    return () => started?.end();
    // A failure has one wait; `send` is another function at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [operation, failure]);
  return wait;
}
