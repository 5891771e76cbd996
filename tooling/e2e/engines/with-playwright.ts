import { chromium, type Page } from "@playwright/test";
import type { Engine, Tab } from "./engine.ts";

/** Starts Chromium 109, whose first page Puppeteer does not find. */
export async function startWithPlaywright(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--headless"],
  });
  return {
    tab: async () => {
      const context = await browser.newContext({ locale: "en-CA" });
      const page = await context.newPage();
      return { ...tabOf(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Omit<Tab, "close"> {
  return {
    open: async (url) => {
      // The next question to the page finds out what became of it.
      void page.goto(url).catch(() => undefined);
    },
    url: () => page.evaluate(() => location.href),
    read: <Answer>(probe: (given: string) => Answer, given: string) =>
      page.evaluate(probe as (given: string) => Promise<Awaited<Answer>>, given),
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      // `pressSequentially` would undo what is selected in the field.
      await page.focus(selector);
      await page.keyboard.type(text);
    },
    typeOn: (text) => page.keyboard.type(text),
  };
}
