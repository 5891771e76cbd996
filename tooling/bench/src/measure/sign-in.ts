import type { RequestLog } from "./request-log.ts";
import type { Tab } from "./tab.ts";

/** An address, because some pages accept nothing else as a user name. */
const USERNAME = "ada@school.example";
/** How long the visitor waits before pressing Enter again. */
const AGAIN_AFTER_MS = 100;
const PATIENCE_MS = 60_000;

/**
 * Fills the form of an opened page as soon as it is visible, and presses Enter until the sign-in call leaves. What a page has
 * lost meanwhile is filled in again.
 * @returns the clock's time at which the call left
 * @throws when it does not leave within a minute
 */
export async function signIn(tab: Tab, log: RequestLog, password: string): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  await inTime(tab.evaluate("waymarkProbe.visible"), PATIENCE_MS);
  while (Date.now() < deadline) {
    await tab.evaluate(`waymarkProbe.fill(${JSON.stringify([USERNAME, password]).slice(1, -1)})`);
    await tab.pressEnter();
    const calledAt = await inTime(log.called, AGAIN_AFTER_MS);
    if (calledAt !== undefined) return calledAt;
  }
  throw new Error("the form was there, but its sign-in call never left");
}

function inTime<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
