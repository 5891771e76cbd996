import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";
import { Failure } from "../../../../scripts/failure.mjs";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Opens the browser that is on the machine; `CHROMIUM_PATH` names another one.
 * @throws {Failure} where there is none
 */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  if (!existsSync(executablePath)) {
    throw new Failure(`${executablePath} is not there: name a Chromium in CHROMIUM_PATH.`);
  }
  return chromium.launch({ executablePath, args: quiet });
}
