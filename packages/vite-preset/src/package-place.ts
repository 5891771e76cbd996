import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** A module as its package knows it. */
interface PackagePlace {
  /** The package's name. */
  name: string;
  /** The module's path in the package, without source or build folder and without extension. */
  path: string;
}

interface Package {
  folder: string;
  name: string;
}

const packages = new Map<string, Package | undefined>();

/**
 * Which module of which package an id stands for. A package is found by its manifest, since the same module is at
 * `packages/core/src` here and at `node_modules/@waymark/core/dist` in a partner's repository.
 * @returns undefined for a module that is no file of a package
 */
export function packagePlace(id: string): PackagePlace | undefined {
  if (id.startsWith("\0")) return undefined;
  const file = id.replace(/\?.*$/u, "");
  const found = packageAround(dirname(file));
  if (!found) return undefined;
  const inside = relative(found.folder, file).replaceAll("\\", "/");
  return { name: found.name, path: inside.replace(/^(?:src|dist)\//u, "").replace(/\.\w+$/u, "") };
}

/** @param path in core, such as `api/queries` */
export function isCoreModule(id: string, path: string): boolean {
  const place = packagePlace(id);
  return place?.name === "@waymark/core" && place.path === path;
}

/** The package that a folder is in. Some packages have further manifests inside, which give no name. */
function packageAround(folder: string): Package | undefined {
  if (packages.has(folder)) return packages.get(folder);
  const parent = dirname(folder);
  const name = nameIn(join(folder, "package.json"));
  const above = parent === folder ? undefined : packageAround(parent);
  const found = name === undefined ? above : { folder, name };
  packages.set(folder, found);
  return found;
}

function nameIn(manifest: string): string | undefined {
  if (!existsSync(manifest)) return undefined;
  const { name } = JSON.parse(readFileSync(manifest, "utf8")) as { name?: unknown };
  return typeof name === "string" ? name : undefined;
}
