import { realpathSync } from "node:fs";
import { createRequire, findPackageJSON } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRecord } from "@waymark/core/build";
import { InputError, readJson } from "@waymark/hosting";

/** A package as it was found for one that depends on it. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Path of its package.json. */
  path: string;
  /** Name of the package that uses it; the region's own at the top. */
  usedBy: string;
}

interface Manifest {
  name?: string;
  version?: string;
  private?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  engines?: { node?: string };
}

/** Packages of which a page can have one alone: two Reacts share no hook, two routers no route. */
const SINGLE = /^(?:@waymark\/.+|react|react-dom|react-router)$/u;

/** @throws {InputError} for a file that is not a JSON object, such as one in the middle of a merge */
export function readManifest(path: string): Manifest {
  const manifest = readJson(path);
  if (isRecord(manifest)) return manifest;
  throw new InputError(`${path} is not a JSON object. Put it right, and run this again.`);
}

/**
 * Follows the dependencies of a region through the portal's packages.
 * @returns the packages of which there should be one, once for each that uses it
 */
export function installedPackages(root: string): InstalledPackage[] {
  const found: InstalledPackage[] = [];
  const seen = new Set<string>();
  const visit = (path: string, name: string, isRoot: boolean): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const manifest = readManifest(path);
    const wanted = {
      ...manifest.dependencies,
      ...manifest.peerDependencies,
      ...(isRoot && manifest.devDependencies),
    };
    for (const each of Object.keys(wanted).filter((wantedName) => SINGLE.test(wantedName))) {
      const at = packageOf(each, path);
      if (at === undefined) continue;
      found.push({ name: each, version: readManifest(at).version ?? "", path: at, usedBy: name });
      if (each.startsWith("@waymark/")) visit(at, each, false);
    }
  };
  visit(realpathSync(join(root, "package.json")), "the region", true);
  return found;
}

/** Imports an entry of a package that a region has installed, in its version; undefined where it is not installed. */
export async function importInstalled<Entry>(
  root: string,
  name: string,
  entry: string,
): Promise<Entry | undefined> {
  const manifest = packageOf(name, join(root, "package.json"));
  if (manifest === undefined) return undefined;
  const path = createRequire(manifest).resolve(`${name}/${entry}`);
  return (await import(pathToFileURL(path).href)) as Entry;
}

/** The package.json of a package as another one finds it; undefined where it is not installed. */
function packageOf(name: string, user: string): string | undefined {
  try {
    const linked = findPackageJSON(name, user);
    return linked && realpathSync(linked);
  } catch {
    return undefined;
  }
}

/** Negative where the first is older. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
