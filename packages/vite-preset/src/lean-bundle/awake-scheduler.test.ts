import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { withReturn } from "./awake-scheduler.ts";

interface Scheduler {
  unstable_scheduleCallback: (priority: number, work: () => void) => void;
}

const core = createRequire(import.meta.resolve("@waymark/core/package.json"));
const ofReact = createRequire(core.resolve("react-dom"));
const source = readFileSync(ofReact.resolve("scheduler/cjs/scheduler.production.js"), "utf8");

/** Runs a scheduler in a page that loses its messages, as Firefox does with one that it keeps for Back. */
function leftPage(code: string) {
  const exports = {};
  const sent: null[] = [];
  class MessageChannel {
    port1 = {};
    port2 = { postMessage: () => sent.push(null) };
  }
  const page = new EventTarget();
  const addEventListener = page.addEventListener.bind(page);
  // Work never takes so long that the scheduler would wait for another message.
  const performance = { now: () => 0 };
  runInNewContext(code, { exports, MessageChannel, addEventListener, setTimeout, performance });
  return { page, sent, scheduler: exports as Scheduler };
}

it("[QX-3] React continues on a page that returns, although the browser has lost its message", async () => {
  const { page, sent, scheduler } = leftPage(withReturn(source)?.code ?? source);
  const work = vi.fn<() => void>();
  scheduler.unstable_scheduleCallback(3, work);
  scheduler.unstable_scheduleCallback(3, work);
  expect([sent.length, work.mock.calls.length]).toEqual([1, 0]);
  page.dispatchEvent(new Event("pageshow"));
  expect(work).not.toHaveBeenCalled();
  await expect.poll(() => work.mock.calls.length).toBe(2);
  scheduler.unstable_scheduleCallback(3, work);
  expect(sent).toHaveLength(2);
});

it("[QX-3] another scheduler is noticed", () => {
  expect(withReturn(source.replaceAll("performWorkUntilDeadline", "work"))).toBeNull();
});
