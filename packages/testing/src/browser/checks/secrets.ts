import type { Page } from "@playwright/test";
import type { Canary } from "../secrets/canaries.ts";
import { leaksIn } from "../secrets/leaks.ts";
import { startStatistics } from "../secrets/start-statistics.ts";
import { readPage, watchTraffic } from "../secrets/traces.ts";
import { settled } from "../settled.ts";

/** Sign-in of a person. */
interface Person {
  username: string;
  password: string;
}

/** Seeded in the sandbox. */
const student: Person = { username: "maya.chen", password: "maple-trail-24" };

/** By then a provider of statistics has started, which waits for an idle page. */
const STARTED_MS = 2500;

/**
 * Signs a person of the sandbox in, after a wrong password, with the region's statistics and reports running. Looks for name and
 * passwords in requests, storage, attributes and the console.
 * @returns a line for each place where one of them has no place
 */
export async function secretFaults(page: Page, person: Person = student): Promise<string[]> {
  const wrong = `${person.password}-mistyped`;
  const canaries: Canary[] = [
    { secret: "username", value: person.username },
    { secret: "password", value: wrong },
    { secret: "password", value: person.password },
  ];
  await startStatistics(page);
  const traffic = watchTraffic(page.context());
  await page.goto("/");
  await settled(page);
  await new Promise((resolve) => setTimeout(resolve, STARTED_MS));
  const traces = [];
  for (const password of [wrong, person.password]) {
    await page.locator("[name=username]").fill(person.username);
    await page.locator("[name=password]").fill(password);
    await tickRequiredBoxes(page);
    const response = page.waitForResponse("**/api/auth/**");
    await page.locator("[name=password]").press("Enter");
    await (await response).finished();
    if (password !== wrong) continue;
    await page.locator("main [role=alert]").waitFor();
    traces.push(...(await readPage(page)));
  }
  await page.waitForURL((url) => url.pathname !== "/");
  traces.push(...(await traffic()));
  return leaksIn(traces, canaries).map((line) => `secrets: ${line}`);
}

/** Ticks what a form sends nothing without, by the keyboard: a box may be drawn by its label. */
async function tickRequiredBoxes(page: Page): Promise<void> {
  for (const box of await page.locator("main form [type=checkbox][required]").all()) {
    if (!(await box.isChecked())) await box.press("Space");
  }
}
