import { describe, expect, it, vi } from "vitest";
import { failed, success } from "../api/result.ts";
import { mustConfirm, setMustConfirm } from "../navigation/entry-state.ts";
import { hasJustRedirected } from "../session/resume-loop.ts";
import { resumingPage } from "../testing/resuming-page.ts";
import { leavingForever } from "../testing/workspaces.ts";

const page = resumingPage();

describe("a stored sign-in", () => {
  it("[EG-1] [API-12] is exchanged once for the url to leave to, and stays", async () => {
    page.resume.start("stored");
    page.resume.start("stored");
    expect(page.state()).toBe("sending");
    page.answer(success({ url: "https://product.example/home" }));
    await page.settled();
    expect(page.calls).toEqual([{ Token: "stored" }]);
    expect(page.leaveTo).toHaveBeenCalledExactlyOnceWith("https://product.example/home");
    expect([page.state(), localStorage.getItem("appToken")]).toEqual(["leaving", "stored"]);
  });

  it("[QN-7] that another tab has replaced since is not exchanged, and stays", () => {
    localStorage.setItem("appToken", "of another person");
    page.resume.start("stored");
    expect([page.state(), page.calls]).toEqual(["ended", []]);
    expect(localStorage.getItem("appToken")).toBe("of another person");
  });

  it.each([
    ["a refusal", failed({ kind: "offline" } as const), { kind: "offline" }],
    ["a url that must not be followed", success({ url: "null" }), { kind: "refusedUrl" }],
    ["a sign-in page of the portal", success({ url: "/florida" }), { kind: "refusedUrl" }],
  ])("[EG-1] [QT-1] is removed after %s, with the reason", async (_, result, failure) => {
    page.resume.start("stored");
    page.answer(result);
    await page.settled();
    expect(page.resume.get()).toEqual({ name: "failed", failure });
    expect(localStorage.getItem("appToken")).toBeNull();
    expect(page.leaveTo).not.toHaveBeenCalled();
  });

  it.each([
    ["ended", () => localStorage.removeItem("appToken")],
    ["replaced", () => localStorage.setItem("appToken", "of another person")],
  ])("[QN-7] [SH-8] that another tab has %s meanwhile opens no account", async (_, change) => {
    page.resume.start("stored");
    change();
    page.answer(success({ url: "/home" }));
    await page.settled();
    expect([page.state(), page.leaveTo.mock.calls]).toEqual(["ended", []]);
  });

  it("[QN-7] [QX-3] ends its call with its page, which the browser may keep; a return shows the form", async () => {
    page.resume.start("stored");
    window.dispatchEvent(new Event("pagehide"));
    expect(page.signal?.aborted).toBe(true);
    page.answer(failed({ kind: "aborted" }));
    await page.settled();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect([page.state(), localStorage.getItem("appToken")]).toEqual(["ended", "stored"]);
  });

  it("[QN-7] [SH-8] gives its call up once another tab has ended it, and not before", () => {
    page.resume.start("stored");
    // Another tab has removed it and stored it again, as after a call that failed.
    for (const newValue of [null, "stored"])
      window.dispatchEvent(new StorageEvent("storage", { key: "appToken", newValue }));
    expect([page.state(), page.signal?.aborted]).toEqual(["sending", false]);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage"));
    expect([page.state(), page.signal?.aborted]).toEqual(["ended", true]);
  });

  it.each([
    ["before React", false],
    ["with React", true],
  ])("[QN-7] [SH-8] %s, does not lead away once another tab ends it", async (_, isReady) => {
    const away = leavingForever(isReady);
    page.leaveTo.mockImplementation(away.leaveTo);
    page.resume.start("stored");
    page.answer(success({ url: "/home" }));
    await page.settled();
    window.dispatchEvent(new StorageEvent("storage"));
    expect(page.state()).toBe("leaving");
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage"));
    expect(page.state()).toBe("ended");
    expect(away.stop).toHaveBeenCalledOnce();
  });

  it.each([
    ["before React", "replaces it, and a reload asks", "of another person"],
    ["with React", "replaces it, and a reload asks", "of another person"],
    ["before React", "ends it, and no reload asks", null],
  ])("[QN-7] [SH-8] %s, does not lead away once another tab %s", async (when, _, newValue) => {
    const away = leavingForever(when === "with React");
    page.leaveTo.mockImplementation(away.leaveTo);
    page.resume.start("stored");
    page.answer(success({ url: "/home" }));
    await page.settled();
    localStorage.setItem("appToken", newValue ?? "");
    window.dispatchEvent(new StorageEvent("storage", { key: "appToken", newValue }));
    expect(away.stop).toHaveBeenCalledOnce();
    expect(mustConfirm(history.state?.usr)).toBe(newValue !== null);
    setMustConfirm(false);
  });

  it("[QN-7] [SH-8] does not lead away either where its page was left within the portal before another tab ended it", async () => {
    const { stop, leaveTo } = leavingForever();
    page.leaveTo.mockImplementation(leaveTo);
    page.resume.start("stored");
    page.answer(success({ url: "/home" }));
    await page.settled();
    page.resume.end();
    window.dispatchEvent(new StorageEvent("storage"));
    expect(stop).not.toHaveBeenCalled();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage"));
    expect(stop).toHaveBeenCalledOnce();
    expect(page.state()).toBe("ended");
  });

  it("[QX-4] that was given up has no reload ask because of what is stored later", async () => {
    const { leaveTo } = leavingForever();
    page.leaveTo.mockImplementation(leaveTo);
    page.resume.start("stored");
    page.answer(success({ url: "/home" }));
    await page.settled();
    page.resume.giveUp();
    localStorage.setItem("appToken", "of another person");
    window.dispatchEvent(new StorageEvent("storage", { key: "of-another", newValue: "dark" }));
    expect(mustConfirm(history.state?.usr)).toBe(false);
  });

  it("[QN-7] that fails late leaves the sign-in alone that another tab has stored since", async () => {
    page.resume.start("stored");
    localStorage.setItem("appToken", "of another person");
    page.answer(failed({ kind: "timeout" }));
    await page.settled();
    expect(page.resume.get()).toEqual({ name: "failed", failure: { kind: "timeout" } });
    expect(localStorage.getItem("appToken")).toBe("of another person");
  });

  it("[RT-2] that has led back to the portal is refused without a call", () => {
    page.resume.refuse();
    expect(page.resume.get()).toEqual({ name: "failed", failure: { kind: "refusedUrl" } });
    expect(page.calls).toEqual([]);
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it("[RT-2] that is on its way is not refused", () => {
    page.resume.start("stored");
    page.resume.refuse();
    expect([page.state(), localStorage.getItem("appToken")]).toEqual(["sending", "stored"]);
  });

  it.each([
    ["the portal's own origin", `${page.root.origin}/home`, true],
    ["another site", "https://product.example/home", false],
  ])("[RT-2] is noted as just followed where it leads to %s", async (_, url, isNoted) => {
    page.resume.start("stored");
    page.answer(success({ url }));
    await page.settled();
    expect(page.state()).toBe("leaving");
    expect(hasJustRedirected()).toBe(isNoted);
  });

  it.each([
    ["after a moment", 5_000, true],
    ["after a while", 10_000, false],
    ["once the clock is set back by an hour", -3_600_000, false],
  ])("[RT-2] counts as just followed, %s: %s ms, %s", async (_, ms, isNoted) => {
    vi.useFakeTimers();
    page.resume.start("stored");
    page.answer(success({ url: `${page.root.origin}/home` }));
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() + ms);
    expect(hasJustRedirected()).toBe(isNoted);
  });

  it("[QX-4] tells the other tabs that it was resumed", async () => {
    const otherTab = new BroadcastChannel("waymark.sign-in");
    const told = new Promise((done) => {
      otherTab.addEventListener("message", ({ data }) => done(data));
    });
    page.resume.start("stored");
    page.answer(success({ url: "/home" }));
    expect(await told).toBe("resumed");
    otherTab.close();
  });
});
