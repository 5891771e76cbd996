import { freePorts } from "@waymark/e2e/free-ports";
import { browserOptions } from "@waymark/e2e/launch-options";
import CDP from "chrome-remote-interface";
import { chromium } from "playwright-core";
import { openTab, type Tab } from "./tab.ts";

export interface MeasuringBrowser {
  version: string;
  isThere(): boolean;
  /** A tab that shares nothing with any other: no cache, no connection, no storage. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/**
 * Opens the installed browser, or the one in `CHROMIUM_PATH`. No test library controls its tabs:
 * their console listeners make the engine parse large scripts twice.
 */
export async function openBrowser(): Promise<MeasuringBrowser> {
  const { executablePath, args } = browserOptions;
  const port = await freePorts(1);
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const { webSocketDebuggerUrl } = await CDP.Version({ port });
  const client = await CDP({ target: webSocketDebuggerUrl, local: true });
  return {
    version: browser.version(),
    isThere: () => browser.isConnected(),
    newTab: async () => openTab(client, port),
    async close() {
      await client.close();
      await browser.close();
    },
  };
}
