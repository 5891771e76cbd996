import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import type { Load } from "../metrics.ts";
import type { Probe } from "../probe/probe.ts";
import type { Profile } from "../profiles.ts";
import { RIGHT_PASSWORD, type Site } from "../sites.ts";
import type { MeasuringBrowser } from "./open-browser.ts";
import { kilobytes, logRequests, type RequestLog } from "./request-log.ts";
import { signIn } from "./sign-in.ts";
import type { Tab } from "./tab.ts";

/** A site where it is served, and how it is visited. */
export interface Visit {
  site: Site;
  url: string;
  profile: Profile;
}

const WRONG_PASSWORD = "not-the-right-1";
/** For one visit; the slowest takes ten seconds. */
const LIMIT_MS = 60_000;
const BYTES_IN_MBIT = 125_000;
const FIRST_PAINT = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0';
const REMEMBERED = 'try { localStorage.setItem("appToken", "token") } catch {}';

/** The probe as a script: its types stripped, its names kept to itself. */
const probe = readFileSync(new URL("../probe/probe.ts", import.meta.url), "utf8");
const probeSource = `(() => {${stripTypeScriptTypes(probe)}})();`;

/**
 * Visits a site without a cache, each time in a new tab: with a wrong password, with the right one, and with a stored sign-in.
 * The last two need a server that accepts them.
 */
export async function visitSite(browser: MeasuringBrowser, visit: Visit): Promise<Load> {
  const { url, site } = visit;
  const refused = await inTab(browser, visit, async (tab, log) => {
    await tab.open(url);
    return gather(tab, log, site.refusalWords);
  });
  if (!site.success) return { ...refused, continuedMs: Number.NaN, rememberedMs: Number.NaN };
  const continuedMs = await inTab(browser, visit, async (tab, log) => {
    await tab.open(url);
    await signIn(tab, log, RIGHT_PASSWORD);
    return untilContinued(log);
  });
  const rememberedMs = await inTab(browser, visit, async ({ cdp }, log) => {
    await cdp.Page.addScriptToEvaluateOnNewDocument({ source: REMEMBERED });
    await cdp.Page.navigate({ url });
    return untilContinued(log);
  });
  return { ...refused, continuedMs, rememberedMs };
}

async function inTab<T>(
  browser: MeasuringBrowser,
  { site, profile }: Visit,
  use: (tab: Tab, log: RequestLog) => Promise<T>,
): Promise<T> {
  const tab = await browser.newTab();
  const { cdp } = tab;
  try {
    await cdp.Page.addScriptToEvaluateOnNewDocument({ source: probeSource });
    const log = await logRequests(cdp, site.signIn);
    await cdp.Network.emulateNetworkConditions({
      offline: false,
      latency: profile.roundTripMs,
      downloadThroughput: profile.downMbit * BYTES_IN_MBIT,
      uploadThroughput: profile.upMbit * BYTES_IN_MBIT,
    });
    await cdp.Emulation.setCPUThrottlingRate({ rate: profile.slowdown });
    return await Promise.race([use(tab, log), expire()]);
  } finally {
    await tab.close();
  }
}

async function expire(): Promise<never> {
  await pause(LIMIT_MS, undefined, { ref: false });
  throw new Error("the visit did not end");
}

/** The time from the request of the page to that of the next one. */
async function untilContinued(log: RequestLog): Promise<number> {
  const continuedAt = await log.continued;
  return continuedAt - (log.requests()[0]?.sentAt ?? Number.NaN);
}

/** Signs in with a wrong password, and reads what the visit gave. */
async function gather(
  tab: Tab,
  log: RequestLog,
  words: string | undefined,
): Promise<Omit<Load, "continuedMs" | "rememberedMs">> {
  const calledAt = await signIn(tab, log, WRONG_PASSWORD);
  const refusalMs = words
    ? await tab.evaluate<number>(`waymarkProbe.words(${JSON.stringify(words)})`)
    : Number.NaN;
  const worksMs = calledAt - (await tab.evaluate<number>("performance.timeOrigin"));
  const shifts = await tab.evaluate<Probe["shifts"]>("waymarkProbe.shifts");
  const visibleMs = await tab.evaluate<number>("waymarkProbe.visible");
  return {
    visibleMs: Math.max(visibleMs, await tab.evaluate<number>(FIRST_PAINT)),
    worksMs,
    refusalMs,
    layoutShift: shifts
      .filter(({ atMs }) => atMs < worksMs)
      .reduce((sum, { value }) => sum + value, 0),
    htmlKb: kilobytes(log.requests(), calledAt, "Document"),
    scriptKb: kilobytes(log.requests(), calledAt, "Script"),
    totalKb: kilobytes(log.requests(), calledAt),
  };
}
