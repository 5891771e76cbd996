import type { Engine } from "./engine.ts";
import { type EngineName, installed } from "./installed.ts";
import { oldChromium, type OldName, oldNames } from "./old-chromium.ts";
import { startWithPlaywright } from "./with-playwright.ts";
import { startWithPuppeteer } from "./with-puppeteer.ts";
import { startWebKit } from "./with-selenium.ts";

/** Starts a browser of an engine, in English. */
export async function startEngine(name: EngineName | OldName): Promise<Engine> {
  const paths = isOld(name) ? oldPaths(name) : installed(name);
  const [path] = paths ?? [];
  if (paths === undefined || path === undefined) throw new Error(`there is no ${name}`);
  if (name === "WebKit") return startWebKit(paths);
  return name === "Chromium 109" ? startWithPlaywright(path) : startWithPuppeteer(name, path);
}

/** Whether an engine is there to be started. */
export function isThere(name: EngineName | OldName): boolean {
  return (isOld(name) ? oldChromium(name) : installed(name)) !== undefined;
}

function isOld(name: EngineName | OldName): name is OldName {
  return oldNames.some((old) => old === name);
}

function oldPaths(name: OldName): readonly string[] | undefined {
  const path = oldChromium(name);
  return path === undefined ? undefined : [path];
}
