import { beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_WAIT_SECONDS } from "../config/constants.ts";
import type { Failure, HttpFailure } from "./result.ts";
import { isLongWait, startWait, waitMinutes, waitMsLeft, waitSecondsLeft } from "./retry-after.ts";

const http = (status: number, retryAfterSeconds?: number): HttpFailure => ({
  kind: "http",
  status,
  messages: [],
  message: "",
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

const YEAR = 31_536_000;

beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "performance"] }));

/** The wait of a failure, or a failure of the test. */
function waitOf(failure: Failure) {
  const wait = startWait(failure);
  if (!wait) throw new Error("there is no wait");
  return wait;
}

describe("a wait", () => {
  it.each<[Failure, number]>([
    [http(429), 60],
    [http(429, 0), 1],
    [http(429, 42), 42],
    [http(429, 7200), 7200],
    [http(503, 43_200), 43_200],
    [http(503, 0), 1],
    [http(503, 120), 120],
    [http(502, 5), 5],
    [http(500, 5), 5],
    [{ kind: "serverText", text: "Wait", response: http(429, 42) }, 42],
  ])("[QN-3] %j is %d seconds long", (failure, seconds) => {
    expect(waitMsLeft(waitOf(failure))).toBe(seconds * 1000);
  });

  it.each<[Failure]>([
    [http(429, 43_201)],
    [http(429, YEAR)],
    [http(503, YEAR)],
    [http(503)],
    [http(500)],
    [http(401, 30)],
    [http(403, 30)],
    [{ kind: "offline" }],
    [{ kind: "serverText", text: "Wait" }],
  ])("[QN-3] of %j is not counted down", (failure) => {
    expect(startWait(failure)).toBeNull();
  });

  it("[QN-3] is counted down in whole seconds, the begun one too", () => {
    const wait = waitOf(http(429, 30));
    vi.advanceTimersByTime(10_400);
    expect(waitSecondsLeft(wait)).toBe(20);
  });

  it("[QN-3] continues while the device sleeps, and is over once", () => {
    const wait = waitOf(http(429, 30));
    vi.setSystemTime(Date.now() + 20_000);
    expect(waitMsLeft(wait)).toBe(10_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(waitMsLeft(wait)).toBe(0);
  });

  it("[QN-3] is not made longer by a device whose clock is set back", () => {
    const wait = waitOf(http(429, 30));
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(20_000);
    expect(waitMsLeft(wait)).toBe(10_000);
  });
});

describe("the words about a wait", () => {
  it.each<[Failure, number | null]>([
    [http(429), 1],
    [http(429, 1), 1],
    [http(429, 60), 1],
    [http(429, 61), 2],
    [http(503, 7200), 120],
    [http(429, 7201), Number.POSITIVE_INFINITY],
    [http(503), null],
    [{ kind: "offline" }, null],
  ])("[QN-3] %j is said in %s minutes", (failure, minutes) => {
    expect(waitMinutes(failure)).toBe(minutes);
  });

  it.each<[Failure, boolean]>([
    [http(429, 61), true],
    [http(429, 60), false],
    [http(429), false],
    [http(503, 900), false],
    [{ kind: "serverText", text: "Wait" }, false],
  ])("[QN-3] after %j a new password may be quicker: %s", (failure, isLong) => {
    expect(isLongWait(failure)).toBe(isLong);
  });

  it("[QN-3] a wait by default offers what the same wait by header does", () => {
    expect(isLongWait(http(429))).toBe(isLongWait(http(429, DEFAULT_WAIT_SECONDS)));
  });
});
