import { chromium } from "@playwright/test";
import puppeteer, { type LaunchOptions } from "puppeteer-core";
import { type EngineName, installed } from "./installed.ts";
import { type Engine, type Tab, until } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

const current: LaunchOptions = {
  browser: "chrome",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--lang=en-CA"],
};

/** It knows one kind of headless browser alone, and does not report its first page. */
const old: LaunchOptions = {
  browser: "chrome",
  headless: "shell",
  waitForInitialPage: false,
  args: [...(current.args ?? []), "--no-zygote", "--disable-dev-shm-usage"],
};

const firefox: LaunchOptions = {
  browser: "firefox",
  extraPrefsFirefox: { "intl.accept_languages": "en-CA, en" },
};

const options: Partial<Record<EngineName, LaunchOptions>> = { Chromium: current, Firefox: firefox };

/** Starts a browser of an engine, in English: Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const paths = installed(name);
  const [executablePath] = paths ?? [];
  if (paths === undefined || executablePath === undefined) throw new Error(`there is no ${name}`);
  if (name === "WebKit") return startWebKit(paths);
  if (name === "Chromium 109") return start109(executablePath);
  const browser = await puppeteer.launch({ ...(options[name] ?? old), executablePath });
  return engineOf(() => browser.createBrowserContext(), browser);
}

/** Puppeteer does not find its first page. */
async function start109(executablePath: string): Promise<Engine> {
  const args = [...(current.args ?? []), "--headless"];
  const browser = await chromium.launch({ executablePath, args });
  return engineOf(() => browser.newContext({ locale: "en-CA" }), browser);
}

/** What both libraries know of a page. */
interface Page extends Pick<Tab, "click"> {
  goto(url: string): Promise<unknown>;
  evaluate: Tab["read"];
  focus(selector: string): Promise<void>;
  keyboard: { type(text: string): Promise<void> };
}

interface Context {
  newPage(): Promise<unknown>;
  close(): Promise<void>;
}

function engineOf(newContext: () => Promise<Context>, browser: Pick<Engine, "close">): Engine {
  return {
    tab: async () => {
      const context = await newContext();
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
    url: () => page.evaluate(() => location.href, ""),
    read: (probe, given) => page.evaluate(probe, given),
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      // Anything else would undo what is selected in the field. A screen may be about to replace the last one's field.
      await until(
        () => page.focus(selector).then(() => true),
        (isFocused) => isFocused,
      );
      await page.keyboard.type(text);
    },
    typeOn: (text) => page.keyboard.type(text),
  };
}
