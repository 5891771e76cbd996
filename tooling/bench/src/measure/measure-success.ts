import type { Load } from "../metrics.ts";
import { probeSource, throttle, type Visit } from "./measure-load.ts";
import type { MeasuringBrowser } from "./open-browser.ts";
import { logRequests } from "./request-log.ts";
import { signIn } from "./sign-in.ts";

const REMEMBERED = 'try { localStorage.setItem("appToken", "token") } catch {}';

/** Visits a page whose server accepts everything, with a password and with a stored sign-in, each without a cache. */
export async function measureSuccess(
  browser: MeasuringBrowser,
  visit: Visit,
): Promise<Pick<Load, "continuedMs" | "rememberedMs">> {
  return {
    continuedMs: await nextPage(browser, visit, "password"),
    rememberedMs: await nextPage(browser, visit, "stored sign-in"),
  };
}

/** @returns the time from the request of the page to that of the next one */
async function nextPage(
  browser: MeasuringBrowser,
  { url, signInPaths, profile }: Visit,
  by: "password" | "stored sign-in",
): Promise<number> {
  const tab = await browser.newTab();
  const { cdp } = tab;
  try {
    const source = by === "password" ? probeSource : REMEMBERED;
    await cdp.Page.addScriptToEvaluateOnNewDocument({ source });
    const log = await logRequests(cdp, signInPaths);
    await throttle(cdp, profile);
    if (by === "password") await signIn({ tab, log, url });
    else await cdp.Page.navigate({ url });
    const continuedAt = await log.continued;
    const [page] = log.since(0);
    return continuedAt - (page?.sentMs ?? Number.NaN);
  } finally {
    await tab.close();
  }
}
