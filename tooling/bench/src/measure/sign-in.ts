import { setTimeout as pause } from "node:timers/promises";
import type { RequestLog } from "./request-log.ts";
import type { Tab } from "./tab.ts";

/** An address, because some pages accept nothing else as a user name. */
const USERNAME = "ada@school.example";
/** How long the visitor waits before pressing Enter again. */
const AGAIN_AFTER_MS = 100;

/**
 * Fills the form of an opened page as soon as it is visible, and presses Enter until the sign-in call leaves. What a page has
 * lost meanwhile is filled in again.
 * @returns the clock's time at which the call left
 */
export async function signIn(tab: Tab, log: RequestLog, password: string): Promise<number> {
  await tab.evaluate("waymarkProbe.visible");
  for (;;) {
    await tab.evaluate(`waymarkProbe.fill(${JSON.stringify([USERNAME, password]).slice(1, -1)})`);
    await tab.pressEnter();
    const calledAt = await Promise.race([log.called, pause(AGAIN_AFTER_MS, undefined)]);
    if (calledAt !== undefined) return calledAt;
  }
}
