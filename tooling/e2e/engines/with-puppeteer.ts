import puppeteer, { type LaunchOptions, type Page } from "puppeteer-core";
import type { Engine, Tab } from "./engine.ts";
import type { EngineName } from "./installed.ts";
import type { OldName } from "./old-chromium.ts";

const chromium: LaunchOptions = {
  browser: "chrome",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--lang=en-CA"],
};

/** It knows one kind of headless browser alone, and does not report its first page. */
const oldChromium: LaunchOptions = {
  browser: "chrome",
  headless: "shell",
  waitForInitialPage: false,
  args: [...(chromium.args ?? []), "--no-zygote", "--disable-dev-shm-usage"],
};

const firefox: LaunchOptions = {
  browser: "firefox",
  extraPrefsFirefox: { "intl.accept_languages": "en-CA, en" },
};

/** Starts Chromium, by its own protocol, or Firefox, by WebDriver BiDi. */
export async function startWithPuppeteer(
  name: Exclude<EngineName, "WebKit"> | OldName,
  executablePath: string,
): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, ...optionsOf(name), executablePath });
  return {
    tab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return { ...tabOf(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function optionsOf(name: EngineName | OldName): LaunchOptions {
  if (name === "Firefox") return firefox;
  return name === "Chromium" ? chromium : oldChromium;
}

function tabOf(page: Page): Omit<Tab, "close"> {
  return {
    open: async (url) => {
      // The caller that waits for the page gets its result.
      void page.goto(url, { waitUntil: "load" }).catch(() => undefined);
    },
    url: async () => page.evaluate(() => location.href),
    read: (probe, given) => page.evaluate(probe, given),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    typeOn: (text) => page.keyboard.type(text),
  };
}
