import type { CDPSession, Page } from "playwright-core";
import type { RequestLog } from "./request-log.ts";

/** An address, since some pages take nothing else for a user name. */
const credentials = { username: "ada@school.example", password: "not-the-right-1" };

/** How long somebody waits before pressing Enter again. */
const AGAIN_AFTER_MS = 100;
const PATIENCE_MS = 60_000;

export interface SignIn {
  page: Page;
  cdp: CDPSession;
  log: RequestLog;
  url: string;
}

/**
 * Opens the page, fills the form in the moment it is visible, and presses Enter until the sign-in
 * call leaves. What a page has lost meanwhile is filled in again.
 * @returns the clock's time at which the call left
 * @throws when it does not leave within a minute
 */
export async function signIn({ page, cdp, log, url }: SignIn): Promise<number> {
  const visible = Promise.withResolvers<void>();
  cdp.on("Runtime.bindingCalled", ({ name }) => {
    if (name === "waymarkVisible") visible.resolve();
  });
  await cdp.send("Runtime.enable");
  await cdp.send("Runtime.addBinding", { name: "waymarkVisible" });
  const deadline = Date.now() + PATIENCE_MS;
  await page.goto(url, { waitUntil: "commit" });
  await inTime(visible.promise, PATIENCE_MS);
  while (Date.now() < deadline) {
    await page.evaluate((texts) => window.waymarkProbe.fill(texts), credentials);
    await page.keyboard.press("Enter");
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
