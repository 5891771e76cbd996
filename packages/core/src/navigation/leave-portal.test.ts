import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NEXT_PAGE_TIMEOUT_MS } from "../config/constants.ts";
import { removeMark, setMark } from "../page/marks.ts";
import { cancelLeaving, leavePortal, withLang } from "./leave-portal.ts";

const reload = vi.fn<() => void>();

/** Returns the navigation of a page at an address. */
function onPage(address: string) {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal("location", Object.assign(new URL(address), { assign, reload }));
  return assign;
}

/** An event of Chromium for a page that is on its way, or for a new entry of the history. */
function navigateTo(destination: { sameDocument: boolean }): Event {
  return Object.assign(new Event("navigate"), { destination });
}

afterEach(() => {
  removeMark("ready");
  removeMark("language");
  // A page that was left in a test can be left again in the next one.
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
});

const french = new URL("https://login.example/login/?lang=fr");
const host = "https://login.example";

describe("the language on the way out", () => {
  it.each([
    ["/login/switchaccount?k=1", "/login/switchaccount?lang=fr&k=1"],
    ["/login/mustreset", "/login/mustreset?lang=fr"],
    ["/login/?activate=true#top", "/login/?lang=fr&activate=true#top"],
    [
      "/login/switchaccount?k=a%20+b/c==&e=%E9&f",
      "/login/switchaccount?lang=fr&k=a%20+b/c==&e=%E9&f",
    ],
  ])("[LN-3] goes along to %s, whose own query stays as it is", (path, expected) => {
    expect(withLang(host + path, french, "/login")).toBe(host + expected);
  });

  it.each([
    ["a route that names another language", `${host}/login/legal?lang=en`],
    ["a path that is no route", `${host}/login/dashboard?k=1`],
    ["a path outside of the portal", `${host}/switchaccount?k=1`],
    ["a path that only begins like it", `${host}/logins/switchaccount?k=1`],
    ["another origin", "https://plan.example/login/switchaccount?k=1"],
  ])("[LN-3] leaves %s as it is", (_, url) => {
    expect(withLang(url, french, "/login")).toBe(url);
  });

  it("[LN-3] where the page names none, nothing is added", () => {
    const url = `${host}/switchaccount?k=1`;
    expect(withLang(url, new URL(host), "")).toBe(url);
  });
});

it("[LN-1] no UK page takes another language along", () => {
  const assign = onPage("https://uk.example/?lang=fr");
  setMark("language", "en-GB");
  leavePortal("/switchaccount?k=1", "");
  expect(assign).toHaveBeenCalledWith("/switchaccount?k=1");
});

it("[QN-7] [QP-2] before React a page on its way is stopped by a reload, which gets the scripts of this one", () => {
  onPage(host);
  const stop = vi.spyOn(window, "stop").mockReturnValue();
  leavePortal("/workspace?k=4", "");
  expect(cancelLeaving()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(stop).not.toHaveBeenCalled();
  leavePortal("/workspace?k=4", "");
  setMark("ready");
  expect(cancelLeaving()).toBe(true);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(cancelLeaving()).toBe(false);
});

it("[SW-2] a url that is good once is opened once, however often it is pressed, and again after Back", () => {
  const assign = onPage(host);
  leavePortal("/workspace?k=2", "");
  leavePortal("/workspace?k=2", "");
  expect(assign).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  leavePortal("/workspace?k=2", "");
  expect(assign).toHaveBeenCalledTimes(2);
});

/** Leaves a page whose React is there. @returns what stops the next page */
function leaveWithReact(url: string) {
  onPage(host);
  setMark("ready");
  const stop = vi.spyOn(window, "stop").mockReturnValue();
  leavePortal(url, "");
  return stop;
}

describe("a next page that does not come", () => {
  const restored = vi.fn<(event: PageTransitionEvent) => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    restored.mockReset();
    vi.stubGlobal("navigation", new EventTarget());
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  });

  it("[QX-3] [SW-2] because it was stopped leaves a page as Back does, which can be left again", () => {
    const assign = onPage(host);
    leavePortal("/workspace?k=3", "");
    window.navigation.dispatchEvent(new Event("navigateerror"));
    vi.advanceTimersByTime(0);
    expect(restored).toHaveBeenCalledOnce();
    expect(restored.mock.calls[0]?.[0].persisted).toBe(true);
    leavePortal("/workspace?k=3", "");
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it("[QX-1] [QX-3] is still awaited after a new entry of the history, which Chromium reports like a stop", () => {
    const assign = onPage(host);
    leavePortal("/workspace?k=11", "");
    // Both within `replaceState`, which the router calls as it starts.
    window.navigation.dispatchEvent(new Event("navigateerror"));
    window.navigation.dispatchEvent(navigateTo({ sameDocument: true }));
    vi.advanceTimersByTime(0);
    expect(restored).not.toHaveBeenCalled();
    leavePortal("/workspace?k=11", "");
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it("[QX-3] because a link of the page was pressed, such as a download, leaves the page as Back does", () => {
    onPage(host);
    leavePortal("/workspace?k=14", "");
    window.navigation.dispatchEvent(new Event("navigateerror"));
    window.navigation.dispatchEvent(navigateTo({ sameDocument: false }));
    vi.advanceTimersByTime(0);
    expect(restored).toHaveBeenCalledOnce();
  });

  it("[QN-7] that came late need not be stopped after Back", () => {
    const stop = leaveWithReact("/workspace?k=15");
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS);
    window.dispatchEvent(new Event("pagehide"));
    cancelLeaving();
    expect(stop).not.toHaveBeenCalled();
  });

  it("[QN-7] that takes longer than a call can still be stopped before it opens another person's account", () => {
    const stop = leaveWithReact("/workspace?k=12");
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS);
    expect(restored).toHaveBeenCalledOnce();
    cancelLeaving();
    cancelLeaving();
    expect(stop).toHaveBeenCalledOnce();
  });

  it("[QN-7] because it was stopped need not be stopped again", () => {
    const stop = leaveWithReact("/workspace?k=13");
    window.navigation.dispatchEvent(new Event("navigateerror"));
    vi.advanceTimersByTime(0);
    cancelLeaving();
    expect(stop).not.toHaveBeenCalled();
  });

  it("[QN-7] because it was stopped, and is cancelled at once, leaves the page as it is", () => {
    leaveWithReact("/workspace?k=16");
    window.navigation.dispatchEvent(new Event("navigateerror"));
    cancelLeaving();
    vi.advanceTimersByTime(0);
    expect(restored).not.toHaveBeenCalled();
  });

  it("[QX-3] and is stopped after the form was given back leaves what was typed since", () => {
    onPage(host);
    leavePortal("/workspace?k=17", "");
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS);
    window.navigation.dispatchEvent(new Event("navigateerror"));
    vi.advanceTimersByTime(0);
    expect(restored).toHaveBeenCalledOnce();
  });

  it("[QX-3] [QN-2] that is a download, or has no content, is given up after the time of a call", () => {
    const assign = onPage(host);
    leavePortal("/workspace?k=4", "");
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS - 1);
    expect(restored).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(restored).toHaveBeenCalledOnce();
    leavePortal("/workspace?k=4", "");
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it("[QX-3] has the whole time again after Back", () => {
    onPage(host);
    leavePortal("/workspace?k=5", "");
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS - 1);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    leavePortal("/workspace?k=5", "");
    restored.mockReset();
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS - 1);
    expect(restored).not.toHaveBeenCalled();
  });

  it("[QX-3] gives another one that is asked for the whole time", () => {
    onPage(host);
    leavePortal("/workspace?k=7", "");
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS - 1);
    leavePortal("/workspace?k=8", "");
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS - 1);
    expect(restored).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(restored).toHaveBeenCalledOnce();
  });

  it("[QX-3] because another one is asked for leaves the page as it is", () => {
    const assign = onPage(host);
    leavePortal("/workspace?k=9", "");
    // As Chromium does, within the call.
    assign.mockImplementation(
      () => void window.navigation.dispatchEvent(new Event("navigateerror")),
    );
    leavePortal("/workspace?k=10", "");
    vi.advanceTimersByTime(0);
    expect(restored).not.toHaveBeenCalled();
  });

  it("[QX-3] of a link is none of the portal's", () => {
    window.navigation.dispatchEvent(new Event("navigateerror"));
    vi.advanceTimersByTime(0);
    expect(restored).not.toHaveBeenCalled();
  });
});
