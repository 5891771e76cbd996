import { describe, expect, it, onTestFinished, vi } from "vitest";
import { failed, success } from "../api/result.ts";
import { leavePortal } from "../navigation/leave-portal.ts";
import { removeMark, setMark } from "../page/marks.ts";
import { resumingPage } from "../testing/resuming-page.ts";
import { watchListeners } from "../testing/watch-listeners.ts";

const page = resumingPage();

describe("a stored sign-in whose page is given up or left", () => {
  it("[EG-1] that is given up aborts its call, and what that ends with is ignored", async () => {
    page.resume.start("stored");
    page.resume.giveUp();
    expect([page.state(), page.signal?.aborted]).toEqual(["ended", true]);
    page.answer(success({ url: "/home" }));
    await page.settled();
    expect([page.state(), page.leaveTo.mock.calls]).toEqual(["ended", []]);
  });

  it("[EG-1] that is given up before its call, as in a window without the focus, makes none", () => {
    page.resume.giveUp();
    page.resume.start("stored");
    expect([page.state(), page.calls]).toEqual(["ended", []]);
  });

  it("[EG-1] ends with its page while that is being left, too", async () => {
    page.resume.start("stored");
    page.answer(success({ url: "/home" }));
    await page.settled();
    page.resume.end();
    expect(page.state()).toBe("ended");
  });

  it("[EG-1] stays when its page is left before the answer", async () => {
    page.resume.start("stored");
    page.resume.end();
    expect(page.signal?.aborted).toBe(true);
    page.answer(failed({ kind: "aborted" }));
    await page.settled();
    expect(localStorage.getItem("appToken")).toBe("stored");
  });

  it("[EG-1] begins after an end without a call, as where development runs each effect twice", async () => {
    page.resume.end();
    page.resume.start("stored");
    expect(page.signal?.aborted).toBe(false);
    page.answer(success({ url: "/home" }));
    await page.settled();
    expect(page.state()).toBe("leaving");
  });

  it("[EG-1] ends with its page, also for a part that shows it again", () => {
    page.resume.start("stored");
    page.resume.end();
    expect(page.state()).toBe("ended");
  });

  it("[EG-1] [QX-8] stays when the browser ends its call because the page is reloaded", async () => {
    page.resume.start("stored");
    setMark("reloading");
    page.answer(failed({ kind: "offline" }));
    await page.settled();
    expect([page.state(), localStorage.getItem("appToken")]).toEqual(["failed", "stored"]);
    removeMark("reloading");
  });

  it("[EG-1] is removed after any other failure, also on a page that is reloaded or left", async () => {
    page.resume.start("stored");
    setMark("reloading");
    onTestFinished(() => removeMark("reloading"));
    page.answer(failed({ kind: "timeout" }));
    await page.settled();
    window.dispatchEvent(new Event("pagehide"));
    expect([page.state(), localStorage.getItem("appToken")]).toEqual(["failed", null]);
  });

  it.each([
    ["goes right after", [], 0, "stored"],
    ["goes later", [], 3_000, null],
    ["goes after the next person has typed", ["input"], 0, null],
    ["goes after a submit", ["submit"], 0, null],
    ["goes after a press", ["pointerdown"], 0, null],
    ["goes after a key", ["keydown"], 0, null],
    ["goes after a sign-out in another tab", ["storage"], 0, null],
  ])(
    "[EG-1] [QX-8] stays on an iPhone, which ends the call before it leaves: the page %s",
    async (_, events, ms, token) => {
      vi.useFakeTimers();
      page.resume.start("stored");
      page.answer(failed({ kind: "offline" }));
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

  it("[QN-7] [QX-8] does not replace, on an iPhone, the token of another person that was stored meanwhile", async () => {
    page.resume.start("stored");
    page.answer(failed({ kind: "offline" }));
    await page.settled();
    localStorage.setItem("appToken", "of another person");
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem("appToken")).toBe("of another person");
  });

  it("[QN-7] [QX-3] that is given up stops its page, where that is on the way", async () => {
    const { origin, href } = window.location;
    vi.stubGlobal("location", { origin, href, assign: vi.fn<(url: string) => void>() });
    const stopped = vi.spyOn(window, "stop").mockReturnValue();
    page.leaveTo.mockImplementation((url) => leavePortal(url, ""));
    setMark("ready");
    page.resume.start("stored");
    page.answer(success({ url: "/home" }));
    await page.settled();
    expect(stopped).not.toHaveBeenCalled();
    page.resume.giveUp();
    expect([page.state(), stopped.mock.calls.length]).toEqual(["ended", 1]);
    removeMark("ready");
  });

  it.each([
    [true, "ended"],
    [false, "leaving"],
  ])("[QX-3] after Back, from the cache %s, is %s", async (persisted, name) => {
    page.resume.start("stored");
    page.answer(success({ url: "/home" }));
    await page.settled();
    page.comesBack(persisted);
    expect(page.state()).toBe(name);
  });

  it("[QX-3] that failed keeps its reason after Back", async () => {
    page.resume.start("stored");
    page.answer(failed({ kind: "offline" }));
    await page.settled();
    page.comesBack(true);
    expect(page.state()).toBe("failed");
  });

  it("[QX-3] listens to nothing after its page", () => {
    const listeners = watchListeners();
    page.resume.start("stored");
    // The last two end the calls of all forms.
    expect(listeners()).toEqual(["storage", "pageshow", "pagehide", "storage"]);
    page.resume.end();
    expect(listeners()).toEqual(["pagehide", "storage"]);
  });
});
