import CDP, { type Client } from "chrome-remote-interface";

const WINDOW = { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false };

export interface Tab {
  cdp: Client;
  /** The value of an expression in the page, awaited; only what JSON can hold. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses a key and lets it go: `Enter`, or a small letter. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a tab in a context of its own, of the size of a small window, that believes to have the focus. */
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
    evaluate: async (expression) => evaluate(cdp, expression),
    press: async (key) => press(cdp, key),
    async close() {
      await cdp.close();
      await browser.Target.disposeBrowserContext({ browserContextId });
    },
  };
}

async function evaluate<T>(cdp: Client, expression: string): Promise<T> {
  const options = { awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await cdp.Runtime.evaluate({ expression, ...options });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
  return result.value;
}

async function press(cdp: Client, key: string): Promise<void> {
  const isEnter = key === "Enter";
  const code = isEnter ? key : `Key${key.toUpperCase()}`;
  const windowsVirtualKeyCode = isEnter ? 13 : key.toUpperCase().charCodeAt(0);
  const stroke = { key, code, windowsVirtualKeyCode };
  await cdp.Input.dispatchKeyEvent({ type: "keyDown", text: isEnter ? "\r" : key, ...stroke });
  await cdp.Input.dispatchKeyEvent({ type: "keyUp", ...stroke });
}
