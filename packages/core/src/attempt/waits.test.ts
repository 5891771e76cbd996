import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pass, refusedFor } from "../testing/waiting-form.ts";
import { watchListeners } from "../testing/watch-listeners.ts";
import { automaticSends } from "./retry-wait.ts";
import { createWaits, type Waits } from "./waits.ts";

/** The waits of one form. */

let username: string;
let waits: Waits;
const send = vi.fn<() => void>();

/** Starts the wait of a failed call for a username. */
function start(name: string, seconds: number) {
  username = name;
  const call = { operation: "login", identifier: () => username, send } as const;
  return waits.start({ ...call, failure: refusedFor(seconds) });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  waits = createWaits();
});
afterEach(() => {
  waits.end();
  automaticSends.clear();
  send.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("[QN-3] are one for each username, with its own failure and end", () => {
  const maya = start("maya", 30);
  start("owen", 40);
  username = "maya";
  expect(waits.refusing()).toEqual({ failure: refusedFor(30), wait: maya });
  pass(30);
  expect(waits.refusing()).toBeNull();
  username = "owen";
  expect(waits.refusing()).toMatchObject({ failure: refusedFor(40) });
  username = "lena";
  expect(waits.refusing()).toBeNull();
});

it("[QN-3] refuse nothing after a failure without a wait", () => {
  username = "maya";
  const call = { operation: "login", identifier: () => username, send } as const;
  expect(waits.start({ ...call, failure: { kind: "offline" } })).toBeNull();
  expect(waits.refusing()).toBeNull();
});

it("[QN-3] make no automatic send of an earlier wait once another failure has come", () => {
  start("maya", 5);
  pass(6);
  start("owen", 70);
  pass(10);
  expect(send).not.toHaveBeenCalled();
});

it("[QN-3] end with their form", () => {
  const listeners = watchListeners();
  start("maya", 5);
  start("owen", 70);
  waits.end();
  expect(waits.refusing()).toBeNull();
  expect(listeners()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
