import puppeteer, { type LaunchOptions, type Page } from "puppeteer-core";
import type { Engine, Tab } from "./engine.ts";

const chromium: LaunchOptions = {
  browser: "chrome",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--lang=en-CA"],
};

const firefox: LaunchOptions = {
  browser: "firefox",
  extraPrefsFirefox: { "intl.accept_languages": "en-CA, en" },
};

/** Starts Chromium, by its own protocol, or Firefox, by WebDriver BiDi. */
export async function startWithPuppeteer(
  name: "Chromium" | "Firefox",
  executablePath: string,
): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...(name === "Chromium" ? chromium : firefox),
    executablePath,
    headless: true,
  });
  return {
    tab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return { ...tabOf(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Omit<Tab, "close"> {
  return {
    open: async (url) => {
      // What becomes of it, whoever waits for the page finds out.
      void page.goto(url, { waitUntil: "load" }).catch(() => undefined);
    },
    url: async () => page.evaluate(() => location.href),
    read: (probe, given) => page.evaluate(probe, given),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    typeOn: (text) => page.keyboard.type(text),
  };
}
