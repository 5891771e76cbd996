import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "chrome-remote-interface";
import type { MeasuringBrowser, Tab } from "./browser.ts";
import type { Profile } from "./options.ts";
import type { Probe } from "./probe.ts";
import { NEXT_PAGE, RIGHT_PASSWORD, type Site } from "./sites.ts";
import type { Load } from "./summary.ts";

/** A site where it is served, and how it is visited. */
interface Visit {
  site: Site;
  url: string;
  profile: Profile;
}

type RequestLog = Awaited<ReturnType<typeof logRequests>>;

/** An address, because some pages accept nothing else as a user name. */
const USERNAME = "ada@school.example";
/** Time before the visitor presses Enter again. */
const AGAIN_AFTER_MS = 100;
const WRONG_PASSWORD = "not-the-right-1";
/** For one visit; the slowest takes ten seconds. */
const LIMIT_MS = 60_000;
const FIRST_PAINT = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0';
const REMEMBERED = 'try { localStorage.setItem("appToken", "token") } catch {}';

/** The probe as a script: its types stripped, its names kept to itself. */
const probe = readFileSync(new URL("./probe.ts", import.meta.url), "utf8");
const probeSource = `(() => {${stripTypeScriptTypes(probe)}})();`;

/** Times that only pages of ours are measured for. */
const unknown = { continuedMs: Number.NaN, rememberedMs: Number.NaN, hydratedMs: Number.NaN };

/**
 * Visits a site without a cache, each time in a new tab: first with a wrong password. Pages of ours are also visited with
 * the right one, with a stored sign-in, and until React handles the form.
 */
export async function visitSite(browser: MeasuringBrowser, visit: Visit): Promise<Load> {
  const inTab = async <T>(use: Use<T>, before = "") =>
    useTab(await browser.newTab(), { ...visit, before }, use);
  const refused = await inTab((tab, log) => gather(tab, log, visit.site.refusalWords));
  if (!visit.site.success) return { ...refused, ...unknown };
  const continuedMs = await inTab(async (tab, log) => {
    await signIn(tab, log, RIGHT_PASSWORD);
    return log.continued;
  });
  const rememberedMs = await inTab((_, log) => log.continued, REMEMBERED);
  const hydratedMs = await inTab((tab) => tab.evaluate<number>("waymarkProbe.hydrated()"));
  return { ...refused, continuedMs, rememberedMs, hydratedMs };
}

type Use<T> = (tab: Tab, log: RequestLog) => Promise<T>;

/** Opens a site in a new tab, whose page first runs the script `before`, and closes the tab in the end. */
async function useTab<T>(
  tab: Tab,
  { site, url, profile, before }: Visit & { before: string },
  use: Use<T>,
): Promise<T> {
  const { cdp } = tab;
  try {
    await cdp.Page.addScriptToEvaluateOnNewDocument({ source: before + probeSource });
    const log = await logRequests(cdp, site);
    await cdp.Network.emulateNetworkConditions({ offline: false, ...profile.network });
    await cdp.Emulation.setCPUThrottlingRate({ rate: profile.slowdown });
    const used = tab.open(url).then(() => use(tab, log));
    return await Promise.race([used, expire()]);
  } finally {
    await tab.close();
  }
}

async function expire(): Promise<never> {
  await pause(LIMIT_MS, undefined, { ref: false });
  throw new Error("the visit did not end");
}

/** Notes when the calls of a page are sent, in milliseconds since the page itself was requested, and how large the page is. */
async function logRequests(cdp: Client, { signIn: paths }: Site) {
  const called = Promise.withResolvers<number>();
  const continued = Promise.withResolvers<number>();
  const page = { requestedAt: Number.NaN, htmlKb: Number.NaN };
  cdp.on("Network.requestWillBeSent", ({ request, wallTime }) => {
    const { pathname, protocol } = new URL(request.url);
    if (!protocol.startsWith("http")) return;
    if (Number.isNaN(page.requestedAt)) page.requestedAt = wallTime * 1000;
    const sentMs = wallTime * 1000 - page.requestedAt;
    if (pathname === NEXT_PAGE) continued.resolve(sentMs);
    if (request.method === "POST" && paths.includes(pathname)) called.resolve(sentMs);
  });
  cdp.on("Network.responseReceived", ({ response, type }) => {
    if (type === "Document" && Number.isNaN(page.htmlKb))
      page.htmlKb = Number(response.headers["content-length"]) / 1000;
  });
  await cdp.Network.enable({});
  return { called: called.promise, continued: continued.promise, page };
}

/** Signs in with a wrong password, and reads what the visit gave. */
async function gather(tab: Tab, log: RequestLog, words: string | undefined) {
  const worksMs = await signIn(tab, log, WRONG_PASSWORD);
  const refusalMs = words
    ? await tab.evaluate<number>(`waymarkProbe.words(${JSON.stringify(words)})`)
    : Number.NaN;
  const shifts = await tab.evaluate<Probe["shifts"]>("waymarkProbe.shifts");
  const visibleMs = await tab.evaluate<number>("waymarkProbe.visible");
  return {
    visibleMs: Math.max(visibleMs, await tab.evaluate<number>(FIRST_PAINT)),
    worksMs,
    refusalMs,
    layoutShift: shifts
      .filter(({ atMs }) => atMs < worksMs)
      .reduce((sum, { value }) => sum + value, 0),
    htmlKb: log.page.htmlKb,
  };
}

/**
 * Fills the form of an opened page as soon as it is visible, and presses Enter until the sign-in call leaves. What a page has
 * lost meanwhile is filled in again.
 * @returns when the call left
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
