import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "@waymark/e2e/launch-options";
import { serveStates } from "./serve-states.ts";

/** As many as this project's machines have cores. */
const PAGES = 2;

interface Work<Item> {
  items: readonly Item[];
  /** Runs in every page before its own scripts. */
  initScript?: string;
  /** Does one item, on a page that no other item uses at the time. */
  each: (item: Item, at: { page: Page; origin: string; turn: number }) => Promise<void>;
}

/** Works through items on a few pages of a browser, with the states served. */
export async function withPages<Item>({ items, initScript, each }: Work<Item>): Promise<void> {
  const served = await serveStates();
  const browser = await chromium.launch(launchOptions);
  const queue = [...items.entries()];

  async function work(): Promise<void> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    if (initScript !== undefined) await page.addInitScript({ content: initScript });
    for (let next = queue.shift(); next; next = queue.shift()) {
      await each(next[1], { page, origin: served.origin, turn: next[0] });
    }
  }

  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
    await served.close();
  }
}
