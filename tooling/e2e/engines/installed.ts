import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Source of an engine: commands of packages of Debian's. One without commands comes from `registry/package.json`. */
interface Source {
  /** Commands that must be on the machine, each under one of several names. */
  commands?: readonly (readonly string[])[];
  packages?: readonly string[];
}

/**
 * The engines that the journeys are tried in. WebKit has no mode without a screen, so it gets one of its own. The old ones
 * are the floor, the last one for Windows 7 and 8.1, and one below the floor.
 */
const engines = {
  Chromium: {
    commands: [["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]],
    packages: ["chromium"],
  },
  Firefox: {
    commands: [["firefox-esr", "firefox"]],
    packages: ["firefox-esr"],
  },
  WebKit: {
    commands: [["WebKitWebDriver"], ["xvfb-run"]],
    packages: ["webkit2gtk-driver", "xvfb", "xauth"],
  },
  "Chromium 103": {},
  "Chromium 109": {},
  "Chromium 92": {},
} as const satisfies Record<string, Source>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];

export const sourceOf = (name: EngineName): Source => engines[name];

/** Path to which an engine from the registry is unpacked. */
export function unpackedPath(name: EngineName): string {
  const folder = name.toLowerCase().replace(" ", "-");
  return fileURLToPath(new URL(`../../../.browser/${folder}/chromium`, import.meta.url));
}

/** The paths of what an engine takes, in the order of its row; undefined where a part is missing. */
export function installed(name: EngineName): readonly string[] | undefined {
  const { commands } = sourceOf(name);
  const unpacked = unpackedPath(name);
  if (!commands) return existsSync(unpacked) ? [unpacked] : undefined;
  const named = name === "Chromium" ? process.env["CHROMIUM_PATH"] : undefined;
  const paths = commands.map((names) => named ?? findOnPath(names));
  return paths.every((path) => path !== undefined) ? paths : undefined;
}

/** Missing parts of an engine, and the way to get them; undefined where the engine is there. */
export function missing(name: EngineName): string | undefined {
  if (installed(name) !== undefined) return undefined;
  const { packages } = sourceOf(name);
  const from = packages ? `Debian: ${packages.join(", ")}` : "npm: @sparticuz/chromium";
  return `There is no ${name} (${from}), so that nothing is tried in it.`;
}

/** The first of some commands that is on the path. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
