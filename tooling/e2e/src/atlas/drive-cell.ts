import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";
import { type CallWatch, withoutReact, withoutScripts } from "../fixtures/requests.ts";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";
import { isWhole } from "../fixtures/share.ts";
import type { AtlasFault } from "./faults.ts";
import { isHarmless, judge, look, type Sight } from "./judge.ts";
import { type AtlasCall, type AtlasRow, atlasRows, pathOf } from "./rows.ts";
import { fill, type Place } from "./steps.ts";

const FAULT_HEADER = "Sandbox-Fault";
/** Longer than a call may take, a button's spinner lingers, or a repeated read waits. */
const PAST_EVERY_LIMIT_MS = 45_000;
/** For a busy machine; nothing waits this long where all is well. */
const PATIENCE_MS = 20_000;

/** Selector of the form for each state of the page: React is there, comes after the call, or never comes. */
const forms = {
  there: "form[data-ready]",
  late: "form[data-portal-form]",
  missing: "[data-broken] form[data-portal-form]",
};

export type React = keyof typeof forms;

interface Drive {
  page: Page;
  sandbox: RunningSandbox;
  watch: CallWatch;
  react?: React;
  /** Way of a person to the call; the portal’s own where none is given. */
  row?: AtlasRow;
}

/**
 * Drives one cell: to the point of the call with everything in order, then the call with its fault.
 * @returns what is wrong, in one line each
 */
export async function driveCell(
  { page, sandbox, watch, react = "there", row: given }: Drive,
  call: AtlasCall,
  fault: AtlasFault,
): Promise<string[]> {
  const row = given ?? atlasRows[call];
  const path = pathOf(call);
  const origin = sandbox.origin(row.app ?? "default");
  const place: Place = { page, sandbox, origin, form: forms[react] };
  await sandbox.console("/reset");
  const letReactCome = await delayReact(page, react);
  await row.prepare(place);
  if (row.typed) await fill(page, row.typed, place.form);
  watch.begin(path);
  const repair = await breakCall(page, path, fault);
  await row.act(place);
  if (react === "late") await expect.poll(() => watch.made()).toBeGreaterThan(0);
  letReactCome();
  const sight = await settle({ page, watch }, row, fault);
  // The window at the end, small enough for hundreds of them.
  if (isWhole) {
    const seen = sight?.messages.map(({ key }) => key).join(", ");
    const body = await page.screenshot({ type: "jpeg", quality: 60 });
    await test
      .info()
      .attach(`${call} × ${fault.name}: ${seen}`, { body, contentType: "image/jpeg" });
  }
  await repair();
  const again = await tryAgain(place, row, fault);
  const notMade = watch.made() === 0 ? ["did not continue: the call was not made"] : [];
  const flaws = [...judge(sight, row, fault), ...again, ...notMade];
  return flaws.map((flaw) => `${call} × ${fault.name}: ${flaw}`);
}

/** @returns what lets it come */
async function delayReact(page: Page, react: React): Promise<() => void> {
  await page.unrouteAll();
  if (react === "late") return withoutScripts(page, "all but the first");
  if (react === "missing") await withoutReact(page);
  return () => undefined;
}

/**
 * Has the call fail for this page alone, and gives what undoes it. The line goes away at the very moment of the call, or, for a
 * call that is made before React, once React is there.
 */
async function breakCall(page: Page, path: string, { name }: AtlasFault) {
  if (name !== "offline") {
    await page.setExtraHTTPHeaders({ [FAULT_HEADER]: `${path} ${name}` });
    return () => page.setExtraHTTPHeaders({});
  }
  const isCall = (url: URL) => url.pathname === path;
  await page.route(isCall, async (route) => {
    await page.locator("html[data-ready]").waitFor();
    await page.context().setOffline(true);
    await route.abort("internetdisconnected");
  });
  return async () => {
    await page.context().setOffline(false);
    await page.unroute(isCall);
  };
}

/** Waits for what the call comes to, then lets all the time in the world go by, and looks. */
async function settle(
  { page, watch }: Pick<Drive, "page" | "watch">,
  row: AtlasRow,
  fault: AtlasFault,
): Promise<Sight | null> {
  const harmless = isHarmless(row, fault);
  const isSettled = async () => {
    // Nothing but the clock ends a call that is never answered.
    const canWait = watch.inFlight() === 0 || fault.name === "never";
    // A longer step than needed would end what the page is loading now.
    if (watch.made() > 0 && canWait)
      await passTime(page, watch.inFlight() > 0 ? PAST_EVERY_LIMIT_MS : 2_000);
    const sight = await look(page, row);
    const told = sight !== null && (harmless ? sight.usual : sight.messages.length > 0);
    return told && !sight.busy && watch.inFlight() === 0;
  };
  // What never comes to rest is judged as it is then.
  await expect
    .poll(isSettled, { timeout: PATIENCE_MS, intervals: [20] })
    .toBe(true)
    .catch(() => undefined);
  await passTime(page, PAST_EVERY_LIMIT_MS);
  return look(page, row);
}

/** A page between two documents has no clock. */
async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds).catch(() => undefined);
}

/** An outage and a lost line, after which nothing but the page's own button should be needed. */
const passing: readonly string[] = ["503", "offline"];

/** Presses the page's own button once the call works again, and sees whether the journey continues. */
async function tryAgain(
  { page, form }: Place,
  row: AtlasRow,
  fault: AtlasFault,
): Promise<string[]> {
  if (row.continuesOtherwise || isHarmless(row, fault) || !passing.includes(fault.name)) return [];
  try {
    await page.locator(`main .wm-actions button, ${form} [type=submit]`).first().click();
    await page.locator(row.usual).first().waitFor();
    return [];
  } catch {
    return ["did not continue: after trying again"];
  }
}
