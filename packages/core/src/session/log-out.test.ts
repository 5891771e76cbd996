import { describe, expect, it, vi } from "vitest";
import { failed, type Result, success } from "../api/result.ts";
import { testEnvironment } from "../testing/environment.ts";
import { logOutRequestOf } from "./log-out.ts";

it.each<[string, () => Promise<Result<unknown>>, number]>([
  ["a failed call leaves no trace in the console", async () => failed({ kind: "offline" }), 0],
  ["a mistake of our own does", () => Promise.reject(new TypeError("planted")), 1],
])("[API-21] [API-23] of a log-out that the server has not heard, %s", async (_, call, times) => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  const logOut = logOutRequestOf(testEnvironment());
  logOut.send(call);
  await vi.waitFor(() => expect(logOut.get()).toBe("failed"));
  expect(reported).toHaveBeenCalledTimes(times);
});

it("[API-23] a log-out that the server has heard at once says nothing", async () => {
  const logOut = logOutRequestOf(testEnvironment());
  logOut.send(async () => success({}));
  await new Promise((resolve) => setTimeout(resolve));
  expect(logOut.get()).toBe("none");
});

describe("[API-23] of several tries of a log-out", () => {
  /** Makes a try that hangs, and a second one. */
  function tryTwice() {
    const ends: ((result: Result<unknown>) => void)[] = [];
    const logOut = logOutRequestOf(testEnvironment());
    const end = async (index: number, result: Result<unknown>) => {
      ends[index]?.(result);
      await new Promise((resolve) => setTimeout(resolve));
    };
    const send = () => logOut.send(() => new Promise((resolve) => ends.push(resolve)));
    send();
    logOut.retry();
    expect(logOut.get()).toBe("retrying");
    return { logOut, send, end };
  }
  const offline = failed({ kind: "offline" });

  it("an older one that fails does not contradict the newest", async () => {
    const { logOut, end } = tryTwice();
    await end(0, offline);
    expect(logOut.get()).toBe("retrying");
    await end(1, offline);
    expect(logOut.get()).toBe("failed");
  });

  it.each([
    [0, 1],
    [1, 0],
  ])("one that has arrived counts, whichever fails after it: %i, then %i", async (first, then) => {
    const { logOut, end } = tryTwice();
    await end(first, success({}));
    expect(logOut.get()).toBe("sent");
    await end(then, offline);
    expect(logOut.get()).toBe("sent");
  });

  it("a failure is not said of the log-out of a later sign-in, whose call is on its way", async () => {
    const { logOut, send, end } = tryTwice();
    await end(1, offline);
    expect(logOut.get()).toBe("failed");
    send();
    expect(logOut.get()).toBe("none");
  });

  it("none says anything about the log-out of a later sign-in", async () => {
    const { logOut, send, end } = tryTwice();
    send();
    await end(2, offline);
    await end(1, offline);
    await end(0, success({}));
    expect(logOut.get()).toBe("failed");
  });
});
