import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import type { MeasuringBrowser, Tab } from "./browser.ts";
import type { Profile } from "./options.ts";
import type { Probe } from "./probe.ts";
import { kilobytes, logRequests, type RequestLog } from "./request-log.ts";
import { RIGHT_PASSWORD, type Site } from "./sites.ts";
import type { Load } from "./summary.ts";

/** A site where it is served, and how it is visited. */
interface Visit {
  site: Site;
  url: string;
  profile: Profile;
}

/** An address, because some pages accept nothing else as a user name. */
const USERNAME = "ada@school.example";
/** How long the visitor waits before pressing Enter again. */
const AGAIN_AFTER_MS = 100;
const WRONG_PASSWORD = "not-the-right-1";
/** For one visit; the slowest takes ten seconds. */
const LIMIT_MS = 60_000;
const BYTES_IN_MBIT = 125_000;
const FIRST_PAINT = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0';
const REMEMBERED = 'try { localStorage.setItem("appToken", "token") } catch {}';

/** The probe as a script: its types stripped, its names kept to itself. */
const probe = readFileSync(new URL("./probe.ts", import.meta.url), "utf8");
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

/**
 * Fills the form of an opened page as soon as it is visible, and presses Enter until the sign-in call leaves. What a page has
 * lost meanwhile is filled in again.
 * @returns the clock's time at which the call left
 */
async function signIn(tab: Tab, log: RequestLog, password: string): Promise<number> {
  await tab.evaluate("waymarkProbe.visible");
  for (;;) {
    await tab.evaluate(`waymarkProbe.fill(${JSON.stringify([USERNAME, password]).slice(1, -1)})`);
    await tab.pressEnter();
    const calledAt = await Promise.race([log.called, pause(AGAIN_AFTER_MS, undefined)]);
    if (calledAt !== undefined) return calledAt;
  }
}
