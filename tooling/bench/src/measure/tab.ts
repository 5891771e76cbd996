import CDP, { type Client } from "chrome-remote-interface";

const WINDOW = { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false };
const ENTER = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 };

export interface Tab {
  cdp: Client;
  /** Starts to open an address, and waits until the page of it is there. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, awaited; only what JSON can hold. */
  evaluate<T>(expression: string): Promise<T>;
  pressEnter(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a tab in its own context, in a small window, with an emulated focus. */
export async function openTab(browser: Client, port: number): Promise<Tab> {
  const { browserContextId } = await browser.Target.createBrowserContext({});
  const { targetId } = await browser.Target.createTarget({ url: "about:blank", browserContextId });
  const cdp = await CDP({ port, target: targetId, local: true });
  await cdp.Page.enable();
  await cdp.Security.setIgnoreCertificateErrors({ ignore: true });
  await cdp.Emulation.setFocusEmulationEnabled({ enabled: true });
  await cdp.Emulation.setDeviceMetricsOverride(WINDOW);
  return {
    cdp,
    async open(url) {
      const committed = cdp["Page.frameNavigated"]();
      await cdp.Page.navigate({ url });
      await committed;
    },
    async evaluate(expression) {
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
      await browser.Target.disposeBrowserContext({ browserContextId });
    },
  };
}
