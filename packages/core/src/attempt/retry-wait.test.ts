import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HttpFailure } from "../api/result.ts";
import { MAX_RANDOM_DELAY_MS } from "../config/constants.ts";
import { automaticSends, type RetryWait, startRetryWait } from "./retry-wait.ts";

const refusedFor = (retryAfterSeconds: number): HttpFailure => ({
  kind: "http",
  status: 429,
  retryAfterSeconds,
  messages: [],
  message: "",
});

const field = document.createElement("input");
const send = vi.fn<() => void>();
const onUnattended = vi.fn<() => void>();
let wait: RetryWait;

/** Starts a wait of so many seconds for what the field holds. */
function start(seconds: number, username = "amelie") {
  field.value = username;
  const started = startRetryWait({
    operation: "login",
    failure: refusedFor(seconds),
    identifier: () => field.value,
    send,
    onUnattended,
  });
  if (!started) throw new Error("there is no wait");
  wait = started;
}

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const moves = () => window.dispatchEvent(new Event("pointermove"));

/** Types into the field as a person does. */
function type(value: string) {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  document.body.append(field);
});
afterEach(() => {
  wait.end();
  automaticSends.clear();
  send.mockReset();
  onUnattended.mockReset();
  field.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a wait", () => {
  it("[QN-3] is counted down, announced at 60, 30 and 10 seconds, and over at its end", () => {
    start(75);
    const announced = new Set<number | null>();
    wait.subscribe(() => announced.add(wait.get().announced));
    expect(wait.get()).toMatchObject({ seconds: 75, holds: true, announced: null });
    expect(wait.get().endsAt.getTime()).toBe(Date.now() + 75_000);
    pass(5);
    expect(wait.get().seconds).toBe(70);
    pass(70);
    expect(wait.get()).toMatchObject({ seconds: 0, holds: false });
    expect([...announced]).toEqual([null, 60, 30, 10]);
  });

  it("[QN-3] refuses a send while it lasts, and says how long it still is", () => {
    start(30);
    pass(5);
    expect(wait.refuses()).toBe(true);
    expect(wait.get()).toMatchObject({ announced: 25, refusals: 1 });
    pass(25);
    expect(wait.refuses()).toBe(false);
  });

  it.each(["  Amelie\u00a0", "AMELIE"])(
    "[QN-3] holds %j like the username that was sent",
    (same) => {
      start(30);
      type(same);
      expect(wait.get().holds).toBe(true);
      expect(wait.refuses()).toBe(true);
    },
  );

  it("[QN-3] lets another username pass at once, and holds the first one again", () => {
    start(30);
    type("owen");
    expect(wait.get().holds).toBe(false);
    expect(wait.refuses()).toBe(false);
    type("amelie");
    expect(wait.refuses()).toBe(true);
  });
});

describe("the automatic send after a wait", () => {
  it("[QN-3] is made once, after a random delay, while the page is in use", () => {
    start(20);
    expect(wait.get().sendsItself).toBe(true);
    pass(20);
    pass(MAX_RANDOM_DELAY_MS / 1000);
    expect(send).toHaveBeenCalledOnce();
  });

  it("[QN-3] is made once in a visit, whichever script counts", () => {
    start(5);
    pass(10);
    wait.end();
    start(5);
    expect(wait.get().sendsItself).toBe(false);
    pass(10);
    expect(send).toHaveBeenCalledOnce();
  });

  it("[QN-3] is not made after more than a minute", () => {
    start(61);
    expect(wait.get().sendsItself).toBe(false);
    for (let second = 0; second < 70; second += 1) {
      moves();
      pass(1);
    }
    expect(send).not.toHaveBeenCalled();
  });

  it("[QN-3] is not made where anything was changed, even back again", () => {
    start(20);
    type("amelie2");
    type("amelie");
    expect(wait.get().sendsItself).toBe(false);
    pass(30);
    expect(send).not.toHaveBeenCalled();
  });

  it.each(["blur", "hidden"])("[QN-3] is not made once the page was left: %s", (how) => {
    start(20);
    pass(5);
    if (how === "blur") {
      vi.spyOn(document, "hasFocus").mockReturnValue(false);
      window.dispatchEvent(new Event("blur"));
    } else {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
      document.dispatchEvent(new Event("visibilitychange"));
    }
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    window.dispatchEvent(new Event("focus"));
    pass(30);
    expect(wait.get().sendsItself).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  it("[QN-3] needs a key, a pointer or a scroll in the last minute", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.9);
    start(60);
    pass(70);
    expect(send).not.toHaveBeenCalled();
    wait.end();
    start(60);
    pass(30);
    moves();
    pass(40);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe("a wait without a person", () => {
  it("[QN-3] empties the password after two minutes out of use, once", () => {
    start(900);
    pass(100);
    moves();
    pass(119);
    expect(onUnattended).not.toHaveBeenCalled();
    pass(2);
    expect(onUnattended).toHaveBeenCalledOnce();
    pass(600);
    expect(onUnattended).toHaveBeenCalledOnce();
  });

  it("[QN-3] does so after a short wait, too", () => {
    start(10);
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    window.dispatchEvent(new Event("blur"));
    pass(121);
    expect(send).not.toHaveBeenCalled();
    expect(onUnattended).toHaveBeenCalledOnce();
  });
});

describe("no wait", () => {
  it("[QN-3] is started for another failure, or for one too long to count down", () => {
    start(1);
    const options = { operation: "login", send } as const;
    expect(startRetryWait({ ...options, failure: { kind: "offline" } })).toBeNull();
    expect(startRetryWait({ ...options, failure: refusedFor(901) })).toBeNull();
  });
});
