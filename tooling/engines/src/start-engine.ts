import type { Engine } from "./engine.ts";
import { type EngineName, installed } from "./installed.ts";
import { startWithPuppeteer } from "./with-puppeteer.ts";
import { startWebKit } from "./with-selenium.ts";

/** Starts a browser of an engine, in English. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const paths = installed(name);
  const [path] = paths ?? [];
  if (paths === undefined || path === undefined) throw new Error(`there is no ${name}`);
  return name === "WebKit" ? startWebKit(paths) : startWithPuppeteer(name, path);
}
