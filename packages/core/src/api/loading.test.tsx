import { act, renderHook, waitFor } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { EnvironmentProvider } from "../config/environment.ts";
import { testEnvironment } from "../testing/environment.ts";
import { mayRepeat, useLoad, usePortalQueryClient } from "./loading.ts";
import { type CallFailure, failed, type Result, success } from "./result.ts";

type LoadFunction = (signal: AbortSignal) => Promise<Result<string, CallFailure>>;

const failing = (failure: CallFailure) => async () => failed(failure);
const http = (status: number): CallFailure => ({ kind: "http", status, messages: [], message: "" });

/** Tells what is thrown while rendering, as the portal's error boundary would. */
class Boundary extends Component<{ caught: (error: unknown) => void; children: ReactNode }> {
  override state = { crashed: false };
  static getDerivedStateFromError = () => ({ crashed: true });
  override componentDidCatch = (error: unknown) => this.props.caught(error);
  override render = () => !this.state.crashed && this.props.children;
}

interface OpenOptions {
  method?: string;
  key?: readonly unknown[];
  caught?: (error: unknown) => void;
}

/** Lets a retry follow at once. */
function Quick() {
  usePortalQueryClient().setDefaultOptions({ queries: { retryDelay: 1 } });
  return null;
}

function open(load: LoadFunction, options: OpenOptions = {}) {
  const { method = "POST", key = ["a"], caught = () => undefined } = options;
  const environment = testEnvironment({});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentProvider value={environment}>
      <Quick />
      <Boundary caught={caught}>{children}</Boundary>
    </EnvironmentProvider>
  );
  const use = (used: readonly unknown[]) =>
    useLoad({ key: used, load, retries: (failure) => mayRepeat(method, failure) });
  return renderHook(use, { wrapper, initialProps: key });
}

/** A person comes back to the page, and the network is back. The first event bubbles, as a browser has it. */
async function comeBack() {
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  act(() => void window.dispatchEvent(new Event("focus")));
  act(() => void window.dispatchEvent(new Event("offline")));
  act(() => void window.dispatchEvent(new Event("online")));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe("a load", () => {
  it("[QT-4] is made once, and not repeated automatically", async () => {
    const load = vi.fn<LoadFunction>(async () => success("loaded"));
    const { result, rerender } = open(load);
    expect(result.current).toMatchObject({ data: undefined, failure: null });
    await waitFor(() => expect(result.current.data).toBe("loaded"));
    rerender(["a"]);
    await comeBack();
    expect(load).toHaveBeenCalledOnce();
    rerender(["b"]);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  it("[QT-4] that failed is not repeated when the person or the network comes back", async () => {
    const load = vi.fn<LoadFunction>(failing(http(503)));
    const { result } = open(load);
    await waitFor(() => expect(result.current.failure).toEqual(http(503)));
    await comeBack();
    expect(load).toHaveBeenCalledOnce();
  });

  it("[API-22] is aborted when its screen unmounts, and made again by the next one", async () => {
    const signals: AbortSignal[] = [];
    const load = vi.fn<LoadFunction>((signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const { unmount } = open(load);
    await waitFor(() => expect(signals).toHaveLength(1));
    expect(signals[0]?.aborted).toBe(false);
    unmount();
    expect(signals[0]?.aborted).toBe(true);
  });

  it("[QN-7] is forgotten with its screen: the next person sees no data of the one before, not even at first", async () => {
    const load = vi.fn<LoadFunction>(async () => success("of maya"));
    const { result, rerender } = open(load);
    await waitFor(() => expect(result.current.data).toBe("of maya"));
    rerender(["another screen"]);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    load.mockResolvedValue(success("of amelie"));
    rerender(["a"]);
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toBe("of amelie"));
  });

  it("[QX-2] is tried where the browser says that there is no line: it may be wrong", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    const load = vi.fn<LoadFunction>(failing({ kind: "offline" }));
    const { result } = open(load);
    await waitFor(() => expect(result.current.failure).toEqual({ kind: "offline" }));
    vi.restoreAllMocks();
    window.dispatchEvent(new Event("online"));
  });

  it.each([
    ["GET", { kind: "offline" }, 2],
    ["GET", { kind: "timeout" }, 2],
    ["GET", http(403), 2],
    ["GET", http(429), 1],
    ["GET", { ...http(429), retryAfterSeconds: 1 }, 1],
    ["GET", http(500), 2],
    ["GET", http(503), 2],
    ["GET", { ...http(503), retryAfterSeconds: 0 }, 1],
    ["GET", http(404), 1],
    ["GET", http(499), 1],
    ["POST", { kind: "offline" }, 1],
    ["POST", http(503), 1],
  ] as const)(
    "[API-22] a %s that failed with %j is made %d times",
    async (method, failure, times) => {
      const load = vi.fn<LoadFunction>(failing(failure));
      const { result } = open(load, { method });
      await waitFor(() => expect(result.current.failure).toEqual(failure));
      expect(load).toHaveBeenCalledTimes(times);
    },
  );

  it("[API-21] [API-22] passes a mistake of our own to the error boundary, without another try", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const planted = new TypeError("planted");
    const caught = vi.fn<(error: unknown) => void>();
    const load = vi.fn<LoadFunction>(() => Promise.reject(planted));
    open(load, { method: "GET", caught });
    await waitFor(() => expect(caught).toHaveBeenCalledWith(planted));
    expect(load).toHaveBeenCalledOnce();
  });

  it("[QX-2] is made again when the user retries", async () => {
    const load = vi.fn<LoadFunction>(failing(http(404)));
    const { result } = open(load);
    await waitFor(() => expect(result.current.failure).not.toBeNull());
    load.mockResolvedValue(success("loaded"));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ data: "loaded", failure: null }));
  });
});
