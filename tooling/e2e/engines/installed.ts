import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** What brings an engine: commands of packages of Debian's, or else a package of the registry. */
interface Source {
  /** What must be on the machine, each under one of several names. */
  commands?: readonly (readonly string[])[];
  packages?: readonly string[];
  packed?: Packed;
}

/** A package of the registry: its name with the version, and the hash of its file, so that nothing else is used. */
export interface Packed {
  name: string;
  integrity: string;
}

/**
 * The engines that the journeys are tried in. WebKit has no mode without a screen, so it gets one of its own. The old ones
 * are the floor, the last one for Windows 7 and 8.1, and one below the floor.
 */
const engines = {
  Chromium: {
    commands: [["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]],
    packages: ["chromium"],
    packed: {
      name: "@sparticuz/chromium@153.0.0",
      integrity:
        "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==",
    },
  },
  Firefox: {
    commands: [["firefox-esr", "firefox"]],
    packages: ["firefox-esr"],
  },
  WebKit: {
    commands: [["WebKitWebDriver"], ["xvfb-run"]],
    packages: ["webkit2gtk-driver", "xvfb", "xauth"],
  },
  "Chromium 103": {
    packed: {
      name: "@sparticuz/chromium@103.0.0",
      integrity:
        "sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==",
    },
  },
  "Chromium 109": {
    packed: {
      name: "@sparticuz/chromium@109.0.6",
      integrity:
        "sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
    },
  },
  "Chromium 92": {
    packed: {
      name: "@sparticuz/chromium@92.0.0",
      integrity:
        "sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==",
    },
  },
} as const satisfies Record<string, Source>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];

export const sourceOf = (name: EngineName): Source => engines[name];

/** The folder of the repository that an engine from the registry is unpacked into. */
export function folderOf(name: EngineName): string {
  const folder = name.toLowerCase().replace(" ", "-");
  return fileURLToPath(new URL(`../../../.browser/${folder}/`, import.meta.url));
}

/** The paths of what an engine takes, in the order of its row; undefined where a part is missing. */
export function installed(name: EngineName): readonly string[] | undefined {
  const { commands } = sourceOf(name);
  const unpacked = `${folderOf(name)}chromium`;
  if (!commands) return existsSync(unpacked) ? [unpacked] : undefined;
  const named = name === "Chromium" ? process.env["CHROMIUM_PATH"] : undefined;
  const paths = commands.map((names) => named ?? findOnPath(names));
  return paths.every((path) => path !== undefined) ? paths : undefined;
}

/** What is missing, and what would bring it; undefined where the engine is there. */
export function missing(name: EngineName): string | undefined {
  if (installed(name) !== undefined) return undefined;
  const { packages, packed } = sourceOf(name);
  const from = packages ? `Debian: ${packages.join(", ")}` : packed?.name;
  return `There is no ${name} (${from}), so that nothing is tried in it.`;
}

/** The first of some commands that is on the path. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
