import { freePort } from "@waymark/hosting/testing";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { start } from "../../../scripts/processes.mjs";
import { type Engine, type Tab, until } from "./tab.ts";

/** A script that takes longer is lost. */
const LOST_MS = 1500;

/** Starts WebKit: its driver, and a screen of its own. Each page is a browser of its own, for they share what they know. */
export async function startWebKit(paths: readonly string[]): Promise<Engine> {
  const driver = await startDriver(paths);
  return {
    tab: async () => {
      const browser = await new Builder()
        .usingServer(driver.url)
        .withCapabilities({ browserName: "MiniBrowser", pageLoadStrategy: "none" })
        .build();
      // The driver itself ends a script that a page took along as it went; later ones would wait for it.
      await browser.manage().setTimeouts({ script: LOST_MS });
      return tabOf(browser);
    },
    close: () => driver.stop(),
  };
}

function tabOf(browser: WebDriver): Tab {
  return {
    open: (url) => browser.get(url),
    read: (probe, given) => browser.executeScript(probe, given),
    click: async (selector) => browser.findElement(By.css(selector)).click(),
    type: async (selector, text) => {
      // The driver takes a line's end for a letter.
      await browser.findElement(By.css(selector)).sendKeys(text.replaceAll("\n", Key.ENTER));
    },
    close: () => browser.quit(),
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
  const { child, ended, end } = start(onScreen, [...screen, driver, `--port=${port}`], {
    env: { ...process.env, ...plain, LANGUAGE: "en_CA" },
    output: "pipe",
  });
  child.stdout?.resume();
  child.stderr?.resume();
  const url = `http://127.0.0.1:${port}`;
  await until(
    async () => (await fetch(`${url}/status`)).ok,
    (isReady) => isReady,
  );
  return {
    url,
    stop: async () => {
      end();
      await ended;
    },
  };
}
