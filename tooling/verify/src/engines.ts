import { type EngineName, engineNames, installed, requirements } from "@waymark/e2e/engines";
import { oldNames } from "@waymark/e2e/old-chromium";
import { installPackages } from "./machine.ts";
import { bringOldChromium } from "./old-chromium.ts";

const isMissing = (name: EngineName) => installed(name) === undefined;

/** Installs missing browser engines where possible, and reports the missing ones, which is no failure. */
export async function bringEngines(): Promise<void> {
  await bringCurrent();
  for (const name of oldNames) {
    const problem = await bringOldChromium(name);
    if (problem !== undefined) console.log(`  There is no ${name}: ${problem}. It is left out.`);
  }
}

async function bringCurrent(): Promise<void> {
  const missing = engineNames.filter(isMissing);
  if (missing.length === 0) return;
  const packages = missing.flatMap((name) => requirements[name].packages);
  await installPackages(packages, `Installing ${packages.join(", ")}; this takes a minute`);
  for (const name of missing.filter(isMissing)) {
    const wanted = requirements[name].packages.join(", ");
    console.log(`  There is no ${name} (Debian: ${wanted}), so that no journey is tried in it.`);
  }
}
