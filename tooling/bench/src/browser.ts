import { browserOptions } from "@waymark/e2e/launch-options";
import { freePort } from "@waymark/hosting/testing";
import CDP from "chrome-remote-interface";
import { type CDPSession, chromium } from "playwright-core";

const WINDOW = { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false };
const ENTER = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 };

export type Tab = Awaited<ReturnType<typeof openTab>>;
export type MeasuringBrowser = Awaited<ReturnType<typeof openBrowser>>;

/** Opens a tab in its own context, in a small window, with an emulated focus. */
async function openTab(browser: CDPSession, port: number) {
  const { browserContextId } = await browser.send("Target.createBrowserContext");
  const blank = { url: "about:blank", browserContextId };
  const { targetId } = await browser.send("Target.createTarget", blank);
  const cdp = await CDP({ port, target: targetId, local: true });
  await cdp.Page.enable();
  await cdp.Security.setIgnoreCertificateErrors({ ignore: true });
  await cdp.Emulation.setFocusEmulationEnabled({ enabled: true });
  await cdp.Emulation.setDeviceMetricsOverride(WINDOW);
  return {
    cdp,
    /** Starts to open an address, and waits until the page of it is there. */
    async open(url: string) {
      const committed = cdp["Page.frameNavigated"]();
      await cdp.Page.navigate({ url });
      await committed;
    },
    /** The value of an expression in the page, awaited; only what JSON can hold. */
    async evaluate<T>(expression: string): Promise<T> {
      const options = { awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await cdp.Runtime.evaluate({ expression, ...options });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
      return result.value;
    },
    async pressEnter() {
      await cdp.Input.dispatchKeyEvent({ type: "keyDown", text: "\r", ...ENTER });
      await cdp.Input.dispatchKeyEvent({ type: "keyUp", ...ENTER });
    },
    async close() {
      await cdp.close();
      await browser.send("Target.disposeBrowserContext", { browserContextId });
    },
  };
}

/**
 * Opens the installed browser, or the one in `CHROMIUM_PATH`. No test library controls its tabs:
 * their console listeners make the engine parse large scripts twice.
 */
export async function openBrowser() {
  const { executablePath, args } = browserOptions;
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const session = await browser.newBrowserCDPSession();
  return {
    version: browser.version(),
    isThere: () => browser.isConnected(),
    /** A tab that shares nothing with any other: no cache, no connection, no storage. */
    newTab: () => openTab(session, port),
    close: () => browser.close(),
  };
}
