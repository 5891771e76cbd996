import type { Page } from "@playwright/test";
import { expect, test as base } from "../fixtures/test.ts";
import { type LeakWatch, watchForLeaks } from "./leak-watch.ts";

interface LeakFixtures {
  /** Watches the test's page from its start, with statistics on. */
  watch: LeakWatch;
}

/** A test whose page counts and is watched; it ends by finding nothing. */
export const test = base.extend<LeakFixtures>({
  watch: async ({ page, sandbox }, use) => {
    const network = sandbox.beside("static");
    const id = "G-LEAKS";
    await sandbox.configure({
      analytics: { id, ukId: id, script: `${network}/gtag/js`, collectOrigins: [network] },
    });
    await use(watchForLeaks(page, sandbox));
  },
});

export { expect };

/** Waits until the page shows what it was opened for, then has it looked at. */
export async function lookAt(watch: LeakWatch, page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  await watch.look();
}

/** Looks once more and asks for what was found: nothing, in a good many texts. */
export async function expectNoLeaks(watch: LeakWatch): Promise<void> {
  expect(await watch.leaks()).toEqual([]);
  expect(watch.searched()).toBeGreaterThan(100);
}

/** The parts of a mailed or a school's link that stand for a person. */
export function tokensOf(url: string): string[] {
  const { pathname, searchParams } = new URL(url);
  const [, , token = ""] = pathname.split("/");
  return [token, decodeURIComponent(token), searchParams.get("k") ?? ""].filter(
    (text) => text.length > 8,
  );
}
