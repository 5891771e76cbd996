import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Operation } from "../../errors/operations.ts";
import { moves, refusedFor } from "../../testing/waiting-form.ts";
import { useLoadWait } from "./load-failure.tsx";

const send = vi.fn<() => void>();
const operation: Operation = "resetToken";
const five = refusedFor(5);
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  send.mockReset();
});

/** The wait of a load that has failed, in front of a person. */
function open(first = five, again: (() => void) | undefined = send) {
  const rendered = renderHook(({ failure }) => useLoadWait(operation, failure, again), {
    initialProps: { failure: first },
  });
  moves();
  return rendered;
}

describe("a load that failed and has to wait", () => {
  it("[QN-3] is counted down, and made again once it is over, one time", () => {
    const { result } = open();
    expect(result.current?.get()).toMatchObject({ seconds: 5, sendsAutomatically: true });
    pass(4);
    expect(result.current?.get()).toMatchObject({ seconds: 1 });
    expect(send).not.toHaveBeenCalled();
    pass(9);
    expect(send).toHaveBeenCalledOnce();
  });

  it("[QN-3] has one wait for a failure, and another for the next", () => {
    const { result, rerender } = open();
    const first = result.current;
    pass(2);
    rerender({ failure: five });
    expect(result.current).toBe(first);
    rerender({ failure: refusedFor(90) });
    expect(result.current?.get()).toMatchObject({ seconds: 90 });
    pass(9);
    expect(send).not.toHaveBeenCalled();
  });

  it("[QN-3] waits no longer once its screen is left", () => {
    const { unmount } = open();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("[QN-3] has no wait where it is not made again, or the server names none", () => {
    const { result } = renderHook(() => useLoadWait(operation, five, undefined));
    expect(result.current).toBeNull();
    const other = open({ ...five, status: 404 });
    expect(other.result.current).toBeNull();
    other.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
