import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A program that tests need. One without commands comes from `registry/package.json`. */
interface Program {
  /** Commands that must be on the machine, each under one of several names. */
  commands?: readonly (readonly string[])[];
  /** Debian's packages of them. */
  packages?: readonly string[];
  /** Variable of the environment that names another path. */
  variable?: string;
}

/**
 * The engines that the journeys are tried in. WebKit has no mode without a screen, so it gets one of its own. The old ones
 * are the floor, the last one for Windows 7 and 8.1, and one below the floor.
 */
const engines = {
  Chromium: {
    commands: [["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]],
    packages: ["chromium"],
    variable: "CHROMIUM_PATH",
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
} as const satisfies Record<string, Program>;

/** The web servers that a build is served by in the tests. */
const webServers = {
  nginx: { commands: [["nginx"]], packages: ["nginx"], variable: "NGINX_PATH" },
  caddy: { commands: [["caddy"]], packages: ["caddy"] },
  apache: { commands: [["apache2"]], packages: ["apache2-bin"] },
} as const satisfies Record<string, Program>;

export type EngineName = keyof typeof engines;
export type WebServer = keyof typeof webServers;
type ProgramName = EngineName | WebServer;

export const engineNames = Object.keys(engines) as EngineName[];
export const webServerNames = Object.keys(webServers) as WebServer[];

export const sourceOf = (name: ProgramName): Program => ({ ...engines, ...webServers })[name];

/** Path to which an engine from the registry is unpacked. */
export function unpackedPath(name: ProgramName): string {
  const folder = name.toLowerCase().replace(" ", "-");
  return fileURLToPath(new URL(`../../../.browser/${folder}/chromium`, import.meta.url));
}

/** The paths of what a program takes, in the order of its row; undefined where a part is missing. */
export function installed(name: ProgramName): readonly string[] | undefined {
  const { commands, variable = "" } = sourceOf(name);
  const unpacked = unpackedPath(name);
  if (!commands) return existsSync(unpacked) ? [unpacked] : undefined;
  const paths = commands.map((names) => process.env[variable] ?? findOnPath(names));
  return paths.every((path) => path !== undefined) ? paths : undefined;
}

/** Missing parts of a program, and the way to get them; undefined where it is there. */
export function missing(name: ProgramName): string | undefined {
  if (installed(name) !== undefined) return undefined;
  const { packages } = sourceOf(name);
  const from = packages ? `Debian: ${packages.join(", ")}` : "npm: @sparticuz/chromium";
  return `There is no ${name} (${from}), so that nothing is tried in it.`;
}

/** Says what is missing of some programs. */
export function tellMissing(names: readonly ProgramName[]): void {
  for (const line of names.flatMap((name) => missing(name) ?? [])) console.log(line);
}

/** Folders of web servers; ordinary users seldom have these on their path. */
const ofServers = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

/** The first of some commands that is on the machine. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...ofServers];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
