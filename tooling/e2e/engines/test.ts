import { chromium, type Page } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { launchOptions } from "../src/fixtures/launch-options.ts";
import { test as base } from "../src/fixtures/over-sandbox.ts";
import { type EngineName, installed } from "../src/installed.ts";
import { type Engine, type Tab, until } from "./tab.ts";
import { webKit } from "./webkit.ts";

interface WorkerFixtures {
  /** Name of the engine; a project of the configuration for each. */
  engineName: EngineName;
  engine: Engine;
}

/** Tests over the built apps in one engine, each with a page that knows nothing yet. */
export const test = base.extend<{ tab: Tab }, WorkerFixtures>({
  engineName: ["Chromium", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ engine }, use) => {
    const tab = await engine.tab();
    await use(tab);
    await tab.close();
  },
});

export { expect } from "@playwright/test";

/** Starts a browser of an engine, in English: Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function startEngine(name: EngineName): Promise<Engine> {
  const paths = installed(name);
  const [executablePath] = paths ?? [];
  if (paths === undefined || executablePath === undefined) throw new Error(`there is no ${name}`);
  if (name === "WebKit") return webKit(paths);
  if (name === "Firefox") {
    const extraPrefsFirefox = { "intl.accept_languages": "en-CA, en" };
    const own = { browser: "firefox", executablePath, extraPrefsFirefox } as const;
    const browser = await puppeteer.launch(own);
    const tab = async () => openTab(await browser.createBrowserContext());
    return { tab, close: () => browser.close() };
  }
  // People's browsers keep the page that they leave.
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const browser = await chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs });
  const tab = async () => openTab(await browser.newContext({ locale: "en-CA" }));
  return { tab, close: () => browser.close() };
}

interface Context {
  newPage(): Promise<unknown>;
  close(): Promise<void>;
}

async function openTab(context: Context): Promise<Tab> {
  // What is used of it below, Puppeteer's pages have alike.
  const page = (await context.newPage()) as Page;
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
    close: () => context.close(),
  };
}
