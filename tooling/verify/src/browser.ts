import { existsSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "../../../scripts/cli-error.mjs";
import { findOnPath, sourceOf } from "@waymark/e2e/engines";
import { installPackages, quietly, versionOf } from "./machine.ts";

/** Under these names a Chromium may already be on the path. */
const [names = []] = sourceOf("Chromium").commands ?? [];

/** A Chromium as a package of the registry, for machines without a package manager of their own. */
const packaged = "@sparticuz/chromium@153.0.0";

/** Ways to a browser, in the order they are tried; each gives a path that may turn out not to work. */
const ways: readonly { name: string; find: (root: string) => Promise<string | undefined> }[] = [
  { name: "CHROMIUM_PATH", find: async () => process.env["CHROMIUM_PATH"] || undefined },
  { name: "installed", find: async () => findOnPath(names) },
  { name: "installed by apt-get", find: installByApt },
  { name: `${packaged} in .browser`, find: installFromRegistry },
];

/**
 * Finds a Chromium that starts, or brings one, and says which.
 * @param root the repository's folder
 * @throws {CliError} if none is installed and none can be installed
 */
export async function bringBrowser(root: string): Promise<string> {
  for (const { name, find } of ways) {
    const path = await find(root);
    const version = path === undefined ? undefined : await versionOf(path);
    if (path !== undefined && version !== undefined) {
      console.log(`  The browser is ${version} (${name}).`);
      return path;
    }
    if (path !== undefined) console.log(`  ${path} (${name}) does not start; looking further.`);
  }
  throw new CliError(
    "found no Chromium and could not bring one: install it, or name it in CHROMIUM_PATH.",
  );
}

async function installByApt(): Promise<string | undefined> {
  const words = "Installing Chromium; this takes a minute or two";
  return (await installPackages(["chromium"], words)) ? findOnPath(names) : undefined;
}

async function installFromRegistry(root: string): Promise<string | undefined> {
  const folder = join(root, ".browser");
  const entry = join(folder, "node_modules/@sparticuz/chromium/build/index.js");
  if (!existsSync(entry)) {
    console.log(`  Bringing ${packaged} into .browser ...`);
    const flags = ["--prefix", folder, "--no-save", "--no-package-lock"];
    await quietly("npm", ["install", ...flags, packaged]);
  }
  if (!existsSync(entry)) return undefined;
  const { default: chromium } = await import(entry);
  return String(await chromium.executablePath());
}
