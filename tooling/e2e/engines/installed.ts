import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The engines that a machine may have installed. */
export const engineNames = ["Chromium", "Firefox", "WebKit"] as const;

export type EngineName = (typeof engineNames)[number];

interface Requirement {
  /** What must be on the machine, each under one of several names. */
  commands: readonly (readonly string[])[];
  /** The variable that names the first of them, if it is set. */
  variable: string;
  /** Debian's packages that bring it. */
  packages: readonly string[];
}

/** What each engine takes. WebKit has no mode without a screen, so it gets one of its own. */
export const requirements: Readonly<Record<EngineName, Requirement>> = {
  Chromium: {
    commands: [["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]],
    variable: "CHROMIUM_PATH",
    packages: ["chromium"],
  },
  Firefox: {
    commands: [["firefox-esr", "firefox"]],
    variable: "FIREFOX_PATH",
    packages: ["firefox-esr"],
  },
  WebKit: {
    commands: [["WebKitWebDriver"], ["Xvfb"]],
    variable: "WEBKIT_DRIVER_PATH",
    packages: ["webkit2gtk-driver", "xvfb"],
  },
};

/** The paths of what an engine takes, in the order of its row; undefined where a part is missing. */
export function installed(name: EngineName): readonly string[] | undefined {
  const { commands, variable } = requirements[name];
  const paths = commands.map((names, index) => {
    const named = index === 0 ? process.env[variable] : undefined;
    return named ?? findOnPath(names);
  });
  return paths.every((path) => path !== undefined) ? paths : undefined;
}

/** The first of some commands that is on the path. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
