import { type Page, test as base } from "@playwright/test";
import { axeSource } from "@waymark/testing/parts";

interface WorkerFixtures {
  /** Runs in every page before its own scripts. */
  initScript: string;
  /** One page for all tests of a worker: opening one takes longer than most checks. */
  shared: Page;
}

export const test = base.extend<object, WorkerFixtures>({
  initScript: [axeSource, { option: true, scope: "worker" }],
  shared: [
    async ({ browser, initScript }, use) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.addInitScript({ content: initScript });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
