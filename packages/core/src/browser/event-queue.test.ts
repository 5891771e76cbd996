import { beforeEach, describe, expect, it, vi } from "vitest";
import { idleAtOnce } from "../testing/idle-at-once.ts";
import { createEventQueue } from "./event-queue.ts";
import { keepEvents } from "./kept-events.ts";

/** An event of any provider. */
interface NamedEvent {
  name: string;
  language?: string;
}

beforeEach(idleAtOnce);

/** Starts a queue; gives what takes its events. */
function started<Event extends object>(...settings: Parameters<typeof createEventQueue<Event>>) {
  const { report, start } = createEventQueue<Event>(...settings);
  start();
  return report;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

describe("a provider", () => {
  const event: NamedEvent = { name: "language_switched", language: "fr-CA" };

  it.each([
    ["cannot be loaded", () => Promise.reject(new Error("blocked"))],
    ["never answers", () => new Promise<never>(() => undefined)],
    [
      "throws at every event",
      () =>
        Promise.resolve(() => {
          throw new Error("broken");
        }),
    ],
  ])("[QX-6] that %s changes nothing", async (_, start) => {
    const report = started<NamedEvent>("countedLater", start);
    for (let count = 0; count < 50; count += 1) report(event);
    await settled();
    expect(() => report(event)).not.toThrow();
  });

  it("gets what happened while it was loading", async () => {
    const events: NamedEvent[] = [];
    const report = started<NamedEvent>("countedLater", async () => (heard) => events.push(heard));
    report(event);
    await settled();
    report(event);
    expect(events).toEqual([event, event]);
  });

  it("[QT-4] is not loaded before a page that the browser prerenders is opened", async () => {
    const load = vi.fn<() => Promise<(heard: NamedEvent) => void>>();
    const events: NamedEvent[] = [];
    load.mockResolvedValue((heard) => events.push(heard));
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    started<NamedEvent>("countedLater", load)(event);
    await settled();
    expect(load).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, "prerendering");
    document.dispatchEvent(new Event("prerenderingchange"));
    await settled();
    expect(events).toEqual([event]);
  });

  it("[QO-1] gets on the next page what happened on one that was left before it was there", async () => {
    const left = started<NamedEvent>("countedLater", () => new Promise<never>(() => {}));
    left(event);
    window.dispatchEvent(new Event("pagehide"));
    const events: NamedEvent[] = [];
    const next = () =>
      started<NamedEvent>("countedLater", async () => (heard) => events.push(heard));
    next();
    await settled();
    expect(events).toEqual([event]);
    next();
    await settled();
    expect(events).toEqual([event]);
  });

  it("[QO-1] gets what several pages have kept that were left before it was there", async () => {
    keepEvents("countedLater", [event]);
    keepEvents("countedLater", [{ name: "screen_shown" }]);
    const events: NamedEvent[] = [];
    started<NamedEvent>("countedLater", async () => (heard) => events.push(heard));
    await settled();
    expect(events).toEqual([event, { name: "screen_shown" }]);
  });

  it("[QO-1] gets what its own page reports, however many pages before were left", async () => {
    for (let page = 0; page < 30; page += 1) keepEvents("countedLater", [{ name: `page ${page}` }]);
    const events: NamedEvent[] = [];
    const report = started<NamedEvent>("countedLater", async () => (heard) => events.push(heard));
    report(event);
    await settled();
    expect(events.slice(-2)).toEqual([{ name: "page 29" }, event]);
  });

  it("[QX-3] gets it on the same page, once, where the browser has kept that", async () => {
    const events: NamedEvent[] = [];
    const report = started<NamedEvent>("reportedLater", async () => (heard) => events.push(heard));
    report(event);
    window.dispatchEvent(new Event("pagehide"));
    await settled();
    expect(events).toEqual([]);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await settled();
    expect(events).toEqual([event]);
    expect(sessionStorage.getItem("reportedLater")).toBe("");
  });

  describe("that is ended", () => {
    const beforeIdle = () => Promise.resolve();

    it.each([
      ["before it is started", beforeIdle],
      ["while it is loading", settled],
    ])("[QO-1] %s gets nothing, on this page or the next", async (_, moment) => {
      let load: () => void = () => undefined;
      const events: NamedEvent[] = [];
      const { report, start } = createEventQueue<NamedEvent>("countedLater", async () => {
        await new Promise<void>((resolve) => (load = resolve));
        return (heard) => events.push(heard);
      });
      const end = start();
      report(event);
      await moment();
      end();
      load();
      await settled();
      load();
      report(event);
      await settled();
      window.dispatchEvent(new Event("pagehide"));
      expect(events).toEqual([]);
      expect(sessionStorage.getItem("countedLater")).toBeNull();
    });
  });

  it.each(["{", "5", '{"name":1}', "[5]"])(
    "[QX-6] ignores kept events that are %s",
    async (kept) => {
      sessionStorage.setItem("countedLater", kept);
      const report = started<NamedEvent>("countedLater", async () => ({ name }) => {
        if (typeof name !== "string") throw new TypeError("no event");
      });
      await settled();
      expect(() => report(event)).not.toThrow();
    },
  );
});
