import type { Browser, CDPSession, Page } from "playwright-core";
import type { Profile } from "../profiles.ts";
import { probeSource } from "../probe/probe-source.ts";
import { median } from "../statistics.ts";
import type { Load } from "./load.ts";
import { logRequests, type RequestLog } from "./request-log.ts";
import { signIn } from "./sign-in.ts";
import { throttle } from "./throttle.ts";
import { weigh } from "./weigh.ts";

export interface Visit {
  url: string;
  /** The paths of the page's sign-in call. */
  signInPaths: readonly string[];
  profile: Profile;
}

/** What is typed, key by key, into the form that has just been refused. */
const LETTERS = "schoolwork";
const BETWEEN_KEYS_MS = 80;
const BETWEEN_LOOKS_MS = 200;

/**
 * Visits a page with nothing cached, as somebody who signs in as soon as there is a form.
 * @throws when there is no form, or its sign-in leaves no trace, within half a minute
 */
export async function measureLoad(browser: Browser, visit: Visit): Promise<Load> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    await context.addInitScript({ content: probeSource() });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const log = await logRequests(cdp, visit.signInPaths);
    await throttle(cdp, visit.profile);
    // The time that the page's thread had, whoever else wanted the processor meanwhile.
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    const calledAt = await signIn({ page, cdp, log, url: visit.url });
    const processorMs = await processorTime(cdp);
    await log.answered;
    await typeSlowly(page);
    return await gather({ page, cdp, log, calledAt, processorMs });
  } finally {
    await context.close();
  }
}

async function typeSlowly(page: Page): Promise<void> {
  const looks = { polling: BETWEEN_LOOKS_MS };
  await page.waitForFunction(() => window.waymarkProbe.focusAtRest(), undefined, looks);
  await page.keyboard.type(LETTERS, { delay: BETWEEN_KEYS_MS });
  const { length } = LETTERS;
  await page.waitForFunction((count) => window.waymarkProbe.report.keysMs.length >= count, length);
}

interface Seen {
  page: Page;
  cdp: CDPSession;
  log: RequestLog;
  calledAt: number;
  processorMs: number;
}

async function gather({ page, cdp, log, calledAt, processorMs }: Seen): Promise<Load> {
  const report = await page.evaluate(() => window.waymarkProbe.report);
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  );
  const worksMs = calledAt - report.timeOrigin;
  const enterMs = report.enterMs ?? worksMs;
  const { scriptBytes, totalBytes, ...counts } = weigh(log.since(report.timeOrigin), worksMs);
  const longTasks = report.longTasks.filter(({ startMs }) => startMs < worksMs);
  const shifts = report.shifts.filter(({ atMs }) => atMs < worksMs);
  return {
    visibleMs: Math.max(report.visibleMs ?? worksMs, painted),
    worksMs,
    blockedMs: longTasks.reduce((sum, { durationMs }) => sum + durationMs - 50, 0),
    processorMs,
    scriptKb: scriptBytes / 1000,
    totalKb: totalBytes / 1000,
    ...counts,
    heapMb: await heapAfterCollection(cdp),
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    typingMs: median(report.keysMs),
    acknowledgedMs: Math.min(report.reactedMs ?? worksMs, worksMs) - enterMs,
  };
}

async function processorTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

async function heapAfterCollection(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  return usedSize / 1_000_000;
}
