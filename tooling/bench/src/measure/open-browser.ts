import { existsSync } from "node:fs";
import { createServer } from "node:net";
import CDP from "chrome-remote-interface";
import { chromium } from "playwright-core";
import { CliError } from "../../../../scripts/cli-error.mjs";
import { openTab, type Tab } from "./tab.ts";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface MeasuringBrowser {
  version: string;
  isThere(): boolean;
  /** A tab that shares nothing with any other: no cache, no connection, no storage. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/**
 * Opens the installed browser, or the one in `CHROMIUM_PATH`. No test library drives its tabs:
 * their console listeners make the engine parse large scripts twice.
 * @throws {CliError} if it does not exist
 */
export async function openBrowser(): Promise<MeasuringBrowser> {
  const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  if (!existsSync(executablePath)) {
    throw new CliError(`${executablePath} is not there: name a Chromium in CHROMIUM_PATH.`);
  }
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...quiet, `--remote-debugging-port=${port}`],
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
