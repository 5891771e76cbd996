import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { freePorts } from "../src/fixtures/free-ports.ts";
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

/** Drawn without a graphics card. */
const plain = { WEBKIT_DISABLE_COMPOSITING_MODE: "1", WEBKIT_DISABLE_DMABUF_RENDERER: "1" };

/**
 * Starts WebKit's driver on a virtual screen.
 * @param paths of the driver and of the screen
 */
async function startDriver(paths: readonly string[]) {
  const [driverPath = "", screenPath = ""] = paths;
  const screen = spawn(screenPath, ["-displayfd", "1", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number]: Buffer[] = await once(screen.stdout, "data");
  const port = await freePorts(1);
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...plain, DISPLAY: `:${String(number).trim()}`, LANGUAGE: "en_CA" },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(
    async () => (await fetch(`${url}/status`)).ok,
    (isReady) => isReady,
  );
  return {
    url,
    stop: async () => {
      await end(driver);
      await end(screen);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
