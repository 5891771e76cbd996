import { CliError } from "../../../scripts/cli-error.mjs";
import { findOnPath, sourceOf } from "@waymark/e2e/engines";
import { bringPacked } from "./engines.ts";
import { installPackages, versionOf } from "./machine.ts";
import { printNote } from "./print.ts";

const { commands: [names = []] = [], packages = [], packed } = sourceOf("Chromium");
const words = "Installing Chromium; this takes a minute or two";

/** Ways to a browser, in the order they are tried; each gives a path that may turn out not to work. */
const ways: readonly { name: string; find: () => Promise<string | undefined> }[] = [
  { name: "CHROMIUM_PATH", find: async () => process.env["CHROMIUM_PATH"] || undefined },
  { name: "installed", find: async () => findOnPath(names) },
  {
    name: "installed by apt-get",
    find: async () => ((await installPackages(packages, words)) ? findOnPath(names) : undefined),
  },
  // For machines without a package manager of their own.
  {
    name: `${packed?.name} in .browser`,
    find: () => bringPacked("Chromium").catch(() => undefined),
  },
];

/**
 * Finds a Chromium that starts and the shell of it, or brings them. The steps find them in `CHROMIUM_PATH` and
 * `HEADLESS_SHELL_PATH`.
 * @throws {CliError} if no browser is installed and none can be installed
 */
export async function bringBrowser(): Promise<void> {
  for (const { name, find } of ways) {
    const path = await find();
    const version = path === undefined ? undefined : await versionOf(path);
    if (path !== undefined && version !== undefined) {
      printNote(`The browser is Chromium ${version} (${name}).`);
      process.env["CHROMIUM_PATH"] = path;
      process.env["HEADLESS_SHELL_PATH"] ??= (await bringShell(version)) ?? "";
      return;
    }
    if (path !== undefined) printNote(`${path} (${name}) does not start; looking further.`);
  }
  throw new CliError(
    "found no Chromium and could not bring one: install it, or name it in CHROMIUM_PATH.",
  );
}

/** Debian's package, and its command: Chromium's engine without a browser around it. */
const SHELL = "chromium-headless-shell";

/** Finds the shell of the browser, or brings it; one of another version would test something else. */
async function bringShell(version: string): Promise<string | undefined> {
  const find = async () => {
    const shell = findOnPath([SHELL]);
    return shell !== undefined && (await versionOf(shell)) === version ? shell : undefined;
  };
  const installed = await find();
  if (installed !== undefined) return installed;
  await installPackages([SHELL], `Installing ${SHELL}, which halves the time of the browser tests`);
  return find();
}
