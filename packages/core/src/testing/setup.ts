import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { ANNOUNCEMENTS } from "../ui/announcement.tsx";
import { untilEffectsHaveRun } from "./due-effects.ts";
import { server } from "./server.ts";
import { clearTimeouts } from "./timeouts.ts";
import { beginVisit, forgetCookies } from "./visit.ts";

configure({
  // A busy machine is no fault of the screens.
  asyncUtilTimeout: 10_000,
  asyncWrapper: untilEffectsHaveRun,
  // What is announced is there for some seconds, beside its words on the page: tests look for those.
  defaultIgnore: `script, style, #${ANNOUNCEMENTS} *`,
});

// The first import of a screen takes as long as the machine is busy: no test's limit may hold it.
const screenModules = import.meta.glob("../flows/**/*-screen*.tsx");

async function importScreens(): Promise<void> {
  const isOfScreens = expect.getState().testPath?.endsWith(".tsx") ?? false;
  if (isOfScreens) await Promise.all(Object.values(screenModules).map((load) => load()));
}

// The files of a worker share its window: a listener that a test leaves behind would take the next file's events.
const PAGE_EVENTS = new Set(["pageshow", "pagehide", "storage"]);
type Listener = Parameters<typeof window.addEventListener>;
const addEventListener = window.addEventListener.bind(window);
const added: Listener[] = [];

function watchPageEvents(...args: Listener): void {
  if (PAGE_EVENTS.has(args[0])) added.push(args);
  addEventListener(...args);
}

function removeAdded(): void {
  for (const args of added.splice(0)) window.removeEventListener(...args);
}

/** Removes the marks of the page, which would be those of the next file's pages, too. */
function removeMarks(): void {
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
}

// The clock of tests is made at its first use, and takes the globals of then for the page's own. No test has stubbed any yet.
vi.useRealTimers();

beforeAll(importScreens, 120_000);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  window.addEventListener = watchPageEvents;
  beginVisit();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  server.resetHandlers();
  removeAdded();
  forgetCookies();
});
afterAll(async () => {
  // The files of a worker share its modules. What the last test has begun ends here, and not in the first test of the next file.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  await vi.dynamicImportSettled();
  clearTimeouts();
  removeAdded();
  removeMarks();
  window.addEventListener = addEventListener;
  server.close();
});
