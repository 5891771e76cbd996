import type { Page } from "@playwright/test";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";
import { isWhole } from "../fixtures/share.ts";
import type { AtlasRow, Place } from "./atlas-row.ts";
import type { Cell } from "./cell.ts";
import type { AtlasFault } from "./faults.ts";
import { isHarmless, judge } from "./judge.ts";
import { type AtlasCall, atlasRows, pathOf } from "./rows.ts";
import { look, type Sight } from "./sight.ts";
import { tryAgain } from "./try-again.ts";
import type { PageWatch } from "./watch-page.ts";

const FAULT_HEADER = "Sandbox-Fault";
/** Longer than a call may take, a button's spinner lingers, or a repeated read waits. */
const PAST_EVERY_LIMIT_MS = 45_000;
/** For a busy machine; nothing waits this long where all is well. */
const PATIENCE_MS = 20_000;

export interface Drive {
  page: Page;
  sandbox: RunningSandbox;
  watch: PageWatch;
}

/** Drives one cell: to the point of the call with everything in order, then the call with its fault. */
export async function driveCell(
  { page, sandbox, watch }: Drive,
  call: AtlasCall,
  fault: AtlasFault,
): Promise<Cell> {
  const row = atlasRows[call];
  const path = pathOf(call);
  const place: Place = { page, sandbox, origin: sandbox.origin(row.app ?? "default") };
  await sandbox.console("/reset");
  await row.prepare(place);
  watch.begin(path);
  const mend = await breakCall(page, path, fault);
  await row.act(place);
  const sight = await settle({ page, watch, row, fault });
  const picture = isWhole ? await page.screenshot({ type: "jpeg", quality: 60 }) : undefined;
  await mend();
  const found = [
    ...judge(sight, row, fault),
    ...(await tryAgain(page, row, fault)),
    ...watch.found(),
  ];
  const neverMade = watch.made() === 0;
  return {
    call,
    fault: fault.name,
    seen: sight?.messages.map(({ key }) => key) ?? [],
    flaws: neverMade
      ? [...found, { flaw: "did not continue", detail: "the call was not made" }]
      : found,
    ...(picture && { picture }),
  };
}

/** Has the call fail for this page alone, and gives what undoes it. The line goes away at the very moment of the call. */
async function breakCall(page: Page, path: string, { name }: AtlasFault) {
  if (name !== "offline") {
    await page.setExtraHTTPHeaders({ [FAULT_HEADER]: `${path} ${name}` });
    return () => page.setExtraHTTPHeaders({});
  }
  const isCall = (url: URL) => url.pathname === path;
  await page.route(isCall, async (route) => {
    await page.context().setOffline(true);
    await route.abort("internetdisconnected");
  });
  return async () => {
    await page.context().setOffline(false);
    await page.unroute(isCall);
  };
}

interface Settling {
  page: Page;
  watch: PageWatch;
  row: AtlasRow;
  fault: AtlasFault;
}

/** Waits for what the call comes to, then lets all the time in the world go by, and looks. */
async function settle({ page, watch, row, fault }: Settling): Promise<Sight | null> {
  const deadline = Date.now() + PATIENCE_MS;
  const harmless = isHarmless(row, fault);
  for (;;) {
    // Nothing but the clock ends a call that is never answered.
    const canWait = watch.inFlight() === 0 || fault.name === "never";
    if (watch.made() > 0 && canWait)
      await passTime(page, fault.name === "never" ? PAST_EVERY_LIMIT_MS : 2_000);
    const sight = await look(page, row);
    const told = sight !== null && (harmless ? sight.usual : sight.messages.length > 0);
    if (told && !sight.busy && watch.inFlight() === 0) break;
    if (Date.now() > deadline) break;
    await pause(20);
  }
  await passTime(page, PAST_EVERY_LIMIT_MS);
  return look(page, row);
}

/** A page between two documents has no clock. */
async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds).catch(() => undefined);
}
