import { existsSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "@waymark/hosting";
import type * as preset from "@waymark/vite-preset/doctor";
import type { Finding } from "../check/finding.ts";
import { checkTemplate } from "../upgrade/template-changes.ts";
import { checkNode, checkPackages } from "./check-packages.ts";
import { installedPackages, importInstalled } from "../installed/installed-packages.ts";

/** The checks of the preset that the region has installed. */
type Preset = Pick<typeof preset, "checkRegion" | "recordOriginals">;
const presetOf = (root: string) => importInstalled<Preset>(root, "@waymark/vite-preset", "doctor");

/**
 * Looks through a region's folder and what is installed in it.
 * @param root the region's folder
 * @param nodeVersion of the running Node
 * @throws {InputError} where the folder is no region
 */
export async function runDoctor(root: string, nodeVersion: string): Promise<Finding[]> {
  refuseOtherFolders(root);
  const installed = installedPackages(root);
  const packages = [
    ...checkNode(installed, nodeVersion),
    ...checkPackages(installed),
    ...(await checkTemplate(root)),
  ];
  const installedPreset = await presetOf(root);
  if (installedPreset) return [...packages, ...installedPreset.checkRegion(root)];
  return [
    ...packages,
    {
      address: "@waymark/vite-preset",
      problem: "It is not installed, so texts, colours and the build were not looked at.",
      advice: "Run `npm install`, then this again.",
    },
  ];
}

/**
 * Records the portal's texts of today as the originals of the texts that a region replaces.
 * @returns the files that have changed
 * @throws {InputError} where the folder is no region, or nothing is installed in it
 */
export async function acceptTexts(root: string): Promise<string[]> {
  refuseOtherFolders(root);
  const installedPreset = await presetOf(root);
  if (!installedPreset)
    throw new InputError("@waymark/vite-preset is not installed: run `npm install`.");
  return installedPreset.recordOriginals(root, { accept: true });
}

function refuseOtherFolders(root: string): void {
  const missing = ["package.json", "index.html", "src/region.ts"].find(
    (name) => !existsSync(join(root, name)),
  );
  if (missing === undefined) return;
  throw new InputError(`${root} is not a region: it has no ${missing}. Name the region’s folder.`);
}
