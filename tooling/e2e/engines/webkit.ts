import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@waymark/hosting/testing";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { start } from "../../../scripts/processes.mjs";
import { type Engine, type Tab, until } from "./tab.ts";

/** The driver itself ends a script that a page took along as it went; later ones would wait for it. */
const timeouts = { script: 1500 };

const capabilities = { browserName: "MiniBrowser", pageLoadStrategy: "none", timeouts };

/** A browser opens in under a second; seldom, one hangs as it starts, and its driver waits for it for ever. */
const OPENS_WITHIN_MS = 20_000;

/** WebKit: each page is a browser with a driver and a screen of its own, for pages of one share what they know. */
export const webKit = (paths: readonly string[]): Engine => ({
  tab: () => openTab(paths, 3),
  close: async () => undefined,
});

async function openTab(paths: readonly string[], tries: number): Promise<Tab> {
  const driver = await startDriver(paths);
  const opening = new Builder().usingServer(driver.url).withCapabilities(capabilities).build();
  const browser = await Promise.race([opening, pause(OPENS_WITHIN_MS, undefined, { ref: false })]);
  if (browser) return tabOf(browser, driver.stop);
  // The driver's end is an error of the request that waits for it.
  opening.catch(() => undefined);
  await driver.stop();
  if (tries === 1) throw new Error("WebKit opens no page");
  return openTab(paths, tries - 1);
}

function tabOf(browser: WebDriver, close: Tab["close"]): Tab {
  return {
    open: (url) => browser.get(url),
    read: (probe, given) => browser.executeScript(probe, given),
    click: async (selector) => browser.findElement(By.css(selector)).click(),
    // The driver takes a line's end for a letter.
    type: async (selector, text) =>
      browser.findElement(By.css(selector)).sendKeys(text.replaceAll("\n", Key.ENTER)),
    close,
  };
}

/** Drawn without a graphics card. */
const plain = { WEBKIT_DISABLE_COMPOSITING_MODE: "1", WEBKIT_DISABLE_DMABUF_RENDERER: "1" };

/**
 * Starts WebKit's driver on a virtual screen.
 * @param paths of the driver and of what runs it there
 */
async function startDriver([driver = "", onScreen = ""]: readonly string[]) {
  const port = await freePort();
  const screen = ["--auto-servernum", "--server-args=-screen 0 1280x1024x24"];
  const { ended, end } = start(onScreen, [...screen, driver, `--port=${port}`], {
    env: { ...process.env, ...plain, LANGUAGE: "en_CA" },
    output: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/status`)).ok, Boolean);
  const stop = () => {
    end();
    return ended;
  };
  return { url, stop };
}
