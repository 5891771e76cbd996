import { type Page, test } from "@playwright/test";
import { axeSource } from "../axe-source.ts";

interface WorkerFixtures {
  /** Runs in every page before its own scripts. */
  initScript: string;
  /** One page for all tests of a worker: opening one takes longer than most checks. */
  shared: Page;
}

/** Playwright's test for states, which are opened one after the other in the same page. */
export const stateTest = test.extend<object, WorkerFixtures>({
  initScript: [axeSource, { option: true, scope: "worker" }],
  shared: [
    async ({ browser, initScript }, use, { project }) => {
      // The size that the region's configuration names, such as that of a phone.
      const { viewport = { width: 1280, height: 800 } } = project.use;
      const page = await browser.newPage({ viewport });
      await page.addInitScript({ content: initScript });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});
