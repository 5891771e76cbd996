import type { RequestLog } from "./request-log.ts";
import type { Tab } from "./tab.ts";

/** An address, since some pages take nothing else for a user name. */
const credentials = { username: "ada@school.example", password: "not-the-right-1" };

/** How long the visitor waits before pressing Enter again. */
const AGAIN_AFTER_MS = 100;
const PATIENCE_MS = 60_000;

export interface SignIn {
  tab: Tab;
  log: RequestLog;
  url: string;
}

/**
 * Opens the page, fills the form in the moment it is visible, and presses Enter until the sign-in
 * call leaves. What a page has lost meanwhile is filled in again.
 * @returns the clock's time at which the call left
 * @throws when it does not leave within a minute
 */
export async function signIn({ tab, log, url }: SignIn): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  const committed = tab.cdp["Page.frameNavigated"]();
  await tab.cdp.Page.navigate({ url });
  await committed;
  await inTime(tab.evaluate("waymarkProbe.visible"), PATIENCE_MS);
  while (Date.now() < deadline) {
    await tab.evaluate(`waymarkProbe.fill(${JSON.stringify(credentials)})`);
    await tab.press("Enter");
    const calledAt = await inTime(log.called, AGAIN_AFTER_MS);
    if (calledAt !== undefined) return calledAt;
  }
  throw new Error(`${url}: the form was there, but its sign-in call never left`);
}

function inTime<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
