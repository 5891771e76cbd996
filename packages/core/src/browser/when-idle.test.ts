import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

const work = vi.fn<() => void>();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  work.mockReset();
});

describe("what can wait", () => {
  it("is done when the browser is idle, at the latest when it must", () => {
    const idle = vi.fn<(start: () => void, options: object) => void>();
    Object.assign(window, { requestIdleCallback: idle });
    whenIdle(work, 3000);
    expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 3000 });
    vi.advanceTimersByTime(10_000);
    expect(work).not.toHaveBeenCalled();
    idle.mock.calls[0]?.[0]();
    expect(work).toHaveBeenCalledOnce();
  });

  it.each([
    [300, 300],
    [5000, 1000],
  ])("at the latest after %d ms, is done after %d where no browser says so", (latest, after) => {
    whenIdle(work, latest);
    vi.advanceTimersByTime(after - 1);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it("is not done after it was cancelled", () => {
    const cancel = whenIdle(work, 100);
    cancel();
    vi.advanceTimersByTime(2000);
    expect(work).not.toHaveBeenCalled();
  });
});
