import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import type { Engine, Tab } from "./engine.ts";
import { startDriver } from "./webkit-driver.ts";

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
    url: () => browser.getCurrentUrl(),
    read: (probe, given) => browser.executeScript(probe, given),
    click: async (selector) => browser.findElement(By.css(selector)).click(),
    type: async (selector, text) => browser.findElement(By.css(selector)).sendKeys(keysOf(text)),
    typeOn: (text) => browser.switchTo().activeElement().sendKeys(keysOf(text)),
    close: () => browser.quit(),
  };
}

/** The driver takes a line's end for a letter. */
function keysOf(text: string): string {
  return text.replaceAll("\n", Key.ENTER);
}
