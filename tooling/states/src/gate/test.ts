import { fileURLToPath } from "node:url";
import { type Page, test as base } from "@playwright/test";
import { preview } from "vite";
import { axeSource } from "./checks/axe.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

interface WorkerFixtures {
  /** Runs in every page before its own scripts. */
  initScript: string;
  /** Where the built Storybook is served; `pnpm --filter @waymark/states build` makes it. */
  origin: string;
  /** One page for all tests of a worker: opening one takes longer than most checks. */
  shared: Page;
}

export const test = base.extend<object, WorkerFixtures>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other, and the runner insists on a pattern
    async ({}, use) => {
      const server = await preview({
        root,
        logLevel: "error",
        // A page of states is opened hundreds of times, with the same sixty files.
        preview: { host: "127.0.0.1", port: 0, headers: { "Cache-Control": "max-age=3600" } },
      });
      await use(server.resolvedUrls?.local[0]?.replace(/\/$/u, "") ?? "");
      await server.close();
    },
    { scope: "worker" },
  ],
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
