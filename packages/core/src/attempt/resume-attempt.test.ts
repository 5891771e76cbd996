import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CallFailure, failed, type Result, success } from "../api/result.ts";
import type { Send } from "../api/send.ts";
import { leavePortal } from "../navigation/leave-portal.ts";
import { removeMark, setMark } from "../page/marks.ts";
import { hasJustRedirected } from "../session/stored-session.ts";
import { leavingForever } from "../testing/workspaces.ts";
import { watchListeners } from "../testing/watch-listeners.ts";
import { createResume, type Resume } from "./resume-attempt.ts";

const root = { origin: "https://portal.example", basePath: "" };
const leaveTo = vi.fn<(url: string) => void>();
let resolve: (result: never) => void;
const answer = (result: Result<object, CallFailure>) => resolve(result as never);
let signal: AbortSignal | undefined;
let calls: unknown[];
let resume: Resume;

beforeEach(() => {
  calls = [];
  localStorage.setItem("appToken", "stored");
  const send: Send = (_, input) => {
    calls.push(input.body);
    ({ signal } = input);
    return new Promise<never>((answered) => (resolve = answered));
  };
  resume = createResume({
    send,
    checkUrl: (url) => (url === "null" ? null : new URL(url, root.origin).href),
    leaveTo,
    root,
  });
});
afterEach(() => {
  resume.end();
  leaveTo.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settled = () => new Promise((done) => setTimeout(done));
const state = () => resume.get().name;
const comesBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

describe("a stored sign-in", () => {
  it("[EG-1] [API-12] is exchanged once for the url to leave to, and stays", async () => {
    resume.start("stored");
    resume.start("stored");
    expect(state()).toBe("sending");
    answer(success({ url: "https://product.example/home" }));
    await settled();
    expect(calls).toEqual([{ Token: "stored" }]);
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith("https://product.example/home");
    expect([state(), localStorage.getItem("appToken")]).toEqual(["leaving", "stored"]);
  });

  it("[QN-7] that another tab has replaced since is not exchanged, and stays", () => {
    localStorage.setItem("appToken", "of another person");
    resume.start("stored");
    expect([state(), calls]).toEqual(["ended", []]);
    expect(localStorage.getItem("appToken")).toBe("of another person");
  });

  it.each([
    ["a refusal", failed({ kind: "offline" } as const), { kind: "offline" }],
    ["a url that must not be followed", success({ url: "null" }), { kind: "refusedUrl" }],
    ["a sign-in page of the portal", success({ url: "/florida" }), { kind: "refusedUrl" }],
  ])("[EG-1] [QT-1] is removed after %s, with the reason", async (_, result, failure) => {
    resume.start("stored");
    answer(result);
    await settled();
    expect(resume.get()).toEqual({ name: "failed", failure });
    expect(localStorage.getItem("appToken")).toBeNull();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it.each([
    ["ended", () => localStorage.removeItem("appToken")],
    ["replaced", () => localStorage.setItem("appToken", "of another person")],
  ])("[QN-7] [SH-8] that another tab has %s meanwhile opens no account", async (_, change) => {
    resume.start("stored");
    change();
    answer(success({ url: "/home" }));
    await settled();
    expect([state(), leaveTo.mock.calls]).toEqual(["ended", []]);
  });

  it("[QN-7] [SH-8] gives its call up once another tab has ended it, and not before", () => {
    resume.start("stored");
    window.dispatchEvent(new Event("storage"));
    expect([state(), signal?.aborted]).toEqual(["sending", false]);
    localStorage.clear();
    window.dispatchEvent(new Event("storage"));
    expect([state(), signal?.aborted]).toEqual(["ended", true]);
  });

  it.each([
    ["before React, is not given up: nothing stops the next page there", false, "leaving"],
    ["with React, is given up, and its page is stopped", true, "ended"],
  ])("[QN-7] [SH-8] that leads away when another tab ends it, %s", async (_, isReady, ended) => {
    const away = leavingForever();
    if (!isReady) removeMark("ready");
    leaveTo.mockImplementation(away.leaveTo);
    resume.start("stored");
    answer(success({ url: "/home" }));
    await settled();
    window.dispatchEvent(new Event("storage"));
    expect(state()).toBe("leaving");
    localStorage.clear();
    window.dispatchEvent(new Event("storage"));
    expect(state()).toBe(ended);
    expect(away.stop).toHaveBeenCalledTimes(isReady ? 1 : 0);
  });

  it("[QN-7] [SH-8] that another tab ends before React, while it leads away, is given up as soon as React is there", async () => {
    const away = leavingForever();
    removeMark("ready");
    leaveTo.mockImplementation(away.leaveTo);
    resume.start("stored");
    answer(success({ url: "/home" }));
    await settled();
    resume.look();
    localStorage.clear();
    window.dispatchEvent(new Event("storage"));
    expect(state()).toBe("leaving");
    setMark("ready");
    resume.look();
    expect(state()).toBe("ended");
    expect(away.stop).toHaveBeenCalledOnce();
  });

  it("[QN-7] that fails late leaves the sign-in alone that another tab has stored since", async () => {
    resume.start("stored");
    localStorage.setItem("appToken", "of another person");
    answer(failed({ kind: "timeout" }));
    await settled();
    expect(resume.get()).toEqual({ name: "failed", failure: { kind: "timeout" } });
    expect(localStorage.getItem("appToken")).toBe("of another person");
  });

  it("[RT-2] that has led back to the portal is refused without a call", () => {
    resume.refuse();
    expect(resume.get()).toEqual({ name: "failed", failure: { kind: "refusedUrl" } });
    expect(calls).toEqual([]);
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it("[RT-2] that is on its way is not refused", () => {
    resume.start("stored");
    resume.refuse();
    expect([state(), localStorage.getItem("appToken")]).toEqual(["sending", "stored"]);
  });

  it.each([
    ["the portal's own origin", `${root.origin}/home`, true],
    ["another site", "https://product.example/home", false],
  ])("[RT-2] is noted as just followed where it leads to %s", async (_, url, isNoted) => {
    resume.start("stored");
    answer(success({ url }));
    await settled();
    expect(state()).toBe("leaving");
    expect(hasJustRedirected()).toBe(isNoted);
  });

  it.each([
    ["after a moment", 5_000, true],
    ["after a while", 10_000, false],
    ["once the clock is set back by an hour", -3_600_000, false],
  ])("[RT-2] counts as just followed, %s: %s ms, %s", async (_, ms, isNoted) => {
    vi.useFakeTimers();
    resume.start("stored");
    answer(success({ url: `${root.origin}/home` }));
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() + ms);
    expect(hasJustRedirected()).toBe(isNoted);
  });

  it("[QX-4] tells the other tabs that it was resumed", async () => {
    const otherTab = new BroadcastChannel("sign-in");
    const told = new Promise((done) => {
      otherTab.addEventListener("message", ({ data }) => done(data));
    });
    resume.start("stored");
    answer(success({ url: "/home" }));
    expect(await told).toBe("resumed");
    otherTab.close();
  });

  it("[EG-1] that is given up aborts its call, and what that ends with is ignored", async () => {
    resume.start("stored");
    resume.giveUp();
    expect([state(), signal?.aborted]).toEqual(["ended", true]);
    answer(success({ url: "/home" }));
    await settled();
    expect([state(), leaveTo.mock.calls]).toEqual(["ended", []]);
  });

  it("[EG-1] stays when its page is left before the answer", async () => {
    resume.start("stored");
    resume.end();
    expect(signal?.aborted).toBe(true);
    answer(failed({ kind: "aborted" }));
    await settled();
    expect(localStorage.getItem("appToken")).toBe("stored");
  });

  it("[EG-1] ends with its page, also for a part that shows it again", () => {
    resume.start("stored");
    resume.end();
    expect(state()).toBe("ended");
  });

  it("[EG-1] [QX-8] stays when the browser ends its call because the page is reloaded", async () => {
    resume.start("stored");
    setMark("reloading");
    answer(failed({ kind: "offline" }));
    await settled();
    expect([state(), localStorage.getItem("appToken")]).toEqual(["failed", "stored"]);
    removeMark("reloading");
  });

  it.each([
    ["goes right after", [], 0, "stored"],
    ["goes later", [], 3_000, null],
    ["goes after the next person has typed", ["input"], 0, null],
    ["goes after a submit", ["submit"], 0, null],
    ["goes after a press", ["pointerdown"], 0, null],
    ["goes after a sign-out in another tab", ["storage"], 0, null],
  ])(
    "[EG-1] [QX-8] stays on an iPhone, which ends the call before it leaves: the page %s",
    async (_, events, ms, token) => {
      vi.useFakeTimers();
      resume.start("stored");
      answer(failed({ kind: "offline" }));
      await vi.advanceTimersByTimeAsync(0);
      expect(localStorage.getItem("appToken")).toBeNull();
      // The head script keeps the events of a form from the rest of the page.
      const stop = (event: Event) => event.stopPropagation();
      for (const event of events) {
        window.addEventListener(event, stop, true);
        document.body.dispatchEvent(new Event(event, { bubbles: true }));
        window.removeEventListener(event, stop, true);
      }
      vi.advanceTimersByTime(ms);
      window.dispatchEvent(new Event("pagehide"));
      expect(localStorage.getItem("appToken")).toBe(token);
    },
  );

  it("[QN-7] [QX-3] that is given up stops its page, where that is on the way", async () => {
    const { origin, href } = window.location;
    vi.stubGlobal("location", { origin, href, assign: vi.fn<(url: string) => void>() });
    const stopped = vi.spyOn(window, "stop").mockReturnValue();
    leaveTo.mockImplementation((url) => leavePortal(url, ""));
    setMark("ready");
    resume.start("stored");
    answer(success({ url: "/home" }));
    await settled();
    expect(stopped).not.toHaveBeenCalled();
    resume.giveUp();
    expect([state(), stopped.mock.calls.length]).toEqual(["ended", 1]);
    removeMark("ready");
    vi.unstubAllGlobals();
  });

  it.each([
    [true, "ended"],
    [false, "leaving"],
  ])("[QX-3] after Back, from the cache %s, is %s", async (persisted, name) => {
    resume.start("stored");
    answer(success({ url: "/home" }));
    await settled();
    comesBack(persisted);
    expect(state()).toBe(name);
  });

  it("[QX-3] that failed keeps its reason after Back", async () => {
    resume.start("stored");
    answer(failed({ kind: "offline" }));
    await settled();
    comesBack(true);
    expect(state()).toBe("failed");
  });

  it("[QX-3] listens to nothing after its page", () => {
    const listeners = watchListeners();
    resume.start("stored");
    expect(listeners()).toEqual(["pageshow", "storage"]);
    resume.end();
    expect(listeners()).toEqual([]);
  });
});
