import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { setTimeout as after } from "node:timers/promises";
import type { Client } from "chrome-remote-interface";
import type { Load } from "../metrics.ts";
import type { Profile } from "../profiles.ts";
import type { ProbeReport } from "../probe/probe-report.ts";
import { median } from "../statistics.ts";
import type { MeasuringBrowser } from "./open-browser.ts";
import { logRequests, type RequestLog } from "./request-log.ts";
import { signIn } from "./sign-in.ts";
import type { Tab } from "./tab.ts";
import { weigh } from "./weigh.ts";

export interface Visit {
  url: string;
  /** The paths of the page's sign-in call. */
  signInPaths: readonly string[];
  /** The words of a refusal. */
  refusalWords?: string | undefined;
  profile: Profile;
}

/** What a visit gives that ends with a refusal. */
type Refused = Omit<Load, "continuedMs" | "rememberedMs">;

/** What is typed, key by key, into the form that has just been refused. */
const LETTERS = "schoolwork";
const BETWEEN_KEYS_MS = 80;
const BETWEEN_LOOKS_MS = 200;
const PATIENCE_MS = 30_000;
const BYTES_IN_MBIT = 125_000;

/** The probe as a script: its types stripped, its names kept to itself. */
const probe = readFileSync(new URL("../probe/probe.ts", import.meta.url), "utf8");
export const probeSource = `(() => {${stripTypeScriptTypes(probe)}})();`;

/**
 * Visits a page without a cache and signs in as soon as the form is visible.
 * @throws when no form appears, or no sign-in call is sent, within half a minute
 */
export async function measureLoad(browser: MeasuringBrowser, visit: Visit): Promise<Refused> {
  const tab = await browser.newTab();
  const { cdp } = tab;
  try {
    await cdp.Page.addScriptToEvaluateOnNewDocument({ source: probeSource });
    const log = await logRequests(cdp, visit.signInPaths);
    await throttle(cdp, visit.profile);
    if (visit.profile.isWatched) await cdp.Runtime.enable();
    // The processor time of the page's thread, independent of other load.
    await cdp.Performance.enable({ timeDomain: "threadTicks" });
    const calledAt = await signIn({ tab, log, url: visit.url });
    const processorMs = await processorTime(cdp);
    await log.answered;
    const refusalMs = await readRefusal(tab, visit.refusalWords);
    await typeSlowly(tab);
    return { ...(await gather({ tab, log, calledAt, processorMs })), refusalMs };
  } finally {
    await tab.close();
  }
}

/** Makes the line and the processor of a page as slow as the profile says. */
export async function throttle(cdp: Client, profile: Profile): Promise<void> {
  await cdp.Network.emulateNetworkConditions({
    offline: false,
    latency: profile.roundTripMs,
    downloadThroughput: profile.downMbit * BYTES_IN_MBIT,
    uploadThroughput: profile.upMbit * BYTES_IN_MBIT,
  });
  await cdp.Emulation.setCPUThrottlingRate({ rate: profile.slowdown });
}

async function readRefusal(tab: Tab, words: string | undefined): Promise<number> {
  if (words === undefined) return Number.NaN;
  return tab.evaluate(`waymarkProbe.words(${JSON.stringify(words)})`);
}

async function typeSlowly(tab: Tab): Promise<void> {
  await untilTrue(tab, "waymarkProbe.focusAtRest()");
  for (const letter of LETTERS) {
    await tab.press(letter);
    await after(BETWEEN_KEYS_MS);
  }
  await untilTrue(tab, `waymarkProbe.report.keysMs.length >= ${LETTERS.length}`);
}

async function untilTrue(tab: Tab, expression: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await tab.evaluate<boolean>(expression))) {
    if (Date.now() > deadline) throw new Error(`In vain waited for ${expression}`);
    await after(BETWEEN_LOOKS_MS);
  }
}

interface Seen {
  tab: Tab;
  log: RequestLog;
  calledAt: number;
  processorMs: number;
}

async function gather(seen: Seen): Promise<Omit<Refused, "refusalMs">> {
  const { tab, log, calledAt, processorMs } = seen;
  const report = await tab.evaluate<ProbeReport>("waymarkProbe.report");
  const painted = await tab.evaluate<number>(
    'performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0',
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
    heapMb: await heapAfterCollection(tab.cdp),
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    typingMs: median(report.keysMs),
    acknowledgedMs: Math.min(report.reactedMs ?? worksMs, worksMs) - enterMs,
  };
}

async function processorTime(cdp: Client): Promise<number> {
  const { metrics } = await cdp.Performance.getMetrics();
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

async function heapAfterCollection(cdp: Client): Promise<number> {
  await cdp.HeapProfiler.collectGarbage();
  const { usedSize } = await cdp.Runtime.getHeapUsage();
  return usedSize / 1_000_000;
}
