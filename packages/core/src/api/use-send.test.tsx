import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { EnvironmentProvider } from "../config/environment.ts";
import { testEnvironment } from "../testing/environment.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { type CallObserver, observeCalls } from "./send.ts";
import { calls } from "./calls.ts";
import { useCallOnLoad, usePortalQueryClient } from "./loading.ts";
import { success } from "./result.ts";
import { useSend } from "./use-send.ts";

const observe = vi.fn<CallObserver>();
const environment = testEnvironment({
  configuration: { ...defaultConfiguration, csrf: { cookie: "own", header: "X-Own" } },
});

function Page({ children }: { children: ReactNode }) {
  return <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>;
}

let end = () => {};
beforeEach(() => {
  end = observeCalls(observe);
});
afterEach(() => {
  end();
  observe.mockReset();
});

describe("a call from a screen", () => {
  it("[API-2] [AN-2] goes by the page's configuration, and how it ended is told", async () => {
    document.cookie = "own=token; path=/";
    const asked = answering("/api/auth/redirect", { url: "/a" });
    const { result, rerender } = renderHook(useSend, { wrapper: Page });
    const send = result.current;
    expect(await send(calls.redirect, { body: { Token: "t" } })).toEqual(success({ url: "/a" }));
    expect(asked[0]?.headers.get("x-own")).toBe("token");
    expect(observe.mock.calls).toEqual([["redirect", null]]);
    rerender();
    expect(result.current).toBe(send);
  });

  it("[API-21] [AN-2] that fails tells why, to the screen and to who listens", async () => {
    answering("/api/auth/redirect", refusal(410));
    const { result } = renderHook(useSend, { wrapper: Page });
    const outcome = await result.current(calls.redirect, { body: { Token: "t" } });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "http", status: 410 } });
    expect(observe.mock.calls).toEqual([
      ["redirect", expect.objectContaining({ kind: "http", status: 410 })],
    ]);
  });

  it("[AN-2] that the server refuses with a text of its own is told without it", async () => {
    answering("/api/auth/portfolioLinking", { errorMessage: "No account of Amélie" });
    const body = { Username: "amelie", Password: "érable-rouge-24", SsoToken: "t" };
    const { result } = renderHook(useSend, { wrapper: Page });
    await result.current(calls.portfolioLinking, { body });
    expect(observe.mock.calls).toEqual([["portfolioLinking", { kind: "refused" }]]);
  });

  it("[AN-2] that ends while there is no observer is told to the next one", async () => {
    end();
    answering("/api/auth/redirect", { url: "/a" });
    const { result } = renderHook(useSend, { wrapper: Page });
    await result.current(calls.redirect, { body: { Token: "t" } });
    expect(observe).not.toHaveBeenCalled();
    end = observeCalls(observe);
    expect(observe.mock.calls).toEqual([["redirect", null]]);
  });

  it("[AN-2] that is one of many without an observer is told while it is one of the first twenty", async () => {
    end();
    answering("/api/auth/redirect", refusal(410), { url: "/a" });
    const { result } = renderHook(useSend, { wrapper: Page });
    for (let at = 0; at < 21; at += 1)
      await result.current(calls.redirect, { body: { Token: "t" } });
    end = observeCalls(observe);
    expect(observe).toHaveBeenCalledTimes(20);
    expect(observe.mock.calls[0]).toMatchObject(["redirect", { status: 410 }]);
  });

  it("[QT-4] on load is made once for what it asks, again for something else, and read twice at most", async () => {
    const asked = answering("/api/auth/switchaccount", refusal(503), { data: [] });
    const { result, rerender } = renderHook(
      (k: string) => useCallOnLoad(calls.switchAccount, { query: { k } }),
      { wrapper: Page, initialProps: "a&b" },
    );
    // The library waits a second before it tries again.
    await waitFor(() => expect(result.current.data).toEqual({ data: [] }));
    expect(asked.map(({ url }) => url.searchParams.get("k"))).toEqual(["a&b", "a&b"]);
    rerender("a&b");
    rerender("c");
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]?.url.searchParams.get("k")).toBe("c");
  });

  it("[QT-4] is cached for the page, however often its screen renders", () => {
    const [first, again] = [1, 2].map(() => {
      const { result, unmount } = renderHook(usePortalQueryClient, { wrapper: Page });
      unmount();
      return result.current;
    });
    expect(again).toBe(first);
  });

  it("[API-22] on load that changes something is never repeated automatically", async () => {
    const asked = answering("/api/auth/redirect", refusal(503));
    const { result } = renderHook(() => useCallOnLoad(calls.redirect, { body: { Token: "t" } }), {
      wrapper: Page,
    });
    await waitFor(() => expect(result.current.failure).toMatchObject({ status: 503 }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 1200)));
    expect(asked).toHaveLength(1);
  });
});
