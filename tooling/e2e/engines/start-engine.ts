import { chromium, type Page } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { launchOptions } from "../src/fixtures/launch-options.ts";
import { type EngineName, installed } from "./installed.ts";
import { type Engine, type Tab, until } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

/** Starts a browser of an engine, in English: Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const paths = installed(name);
  const [executablePath] = paths ?? [];
  if (paths === undefined || executablePath === undefined) throw new Error(`there is no ${name}`);
  if (name === "WebKit") return startWebKit(paths);
  if (name === "Firefox") {
    const extraPrefsFirefox = { "intl.accept_languages": "en-CA, en" };
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox,
    });
    return engineOf(() => browser.createBrowserContext(), browser);
  }
  // People's browsers keep the page that they leave.
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const browser = await chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs });
  return engineOf(() => browser.newContext({ locale: "en-CA" }), browser);
}

interface Context {
  newPage(): Promise<unknown>;
  close(): Promise<void>;
}

function engineOf(newContext: () => Promise<Context>, browser: Pick<Engine, "close">): Engine {
  return {
    tab: async () => {
      const context = await newContext();
      // What is used of it below, Puppeteer's pages have alike.
      const page = (await context.newPage()) as Page;
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
    read: page.evaluate.bind(page) as Tab["read"],
    // Forced, because Playwright asks first what no old engine knows.
    click: (selector) => page.click(selector, { force: true }),
    type: async (selector, text) => {
      // Anything else would undo what is selected in the field. A screen may be about to replace the last one's field.
      await until(
        () => page.focus(selector).then(() => true),
        (isFocused) => isFocused,
      );
      await page.keyboard.type(text);
    },
  };
}
