import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  description?: string;
  license?: string;
  repository?: { url: string; directory: string };
  publishConfig?: {
    access?: string;
    provenance?: boolean;
    exports?: Readonly<Record<string, string | { types?: string; default?: string }>>;
  };
  dependencies?: Readonly<Record<string, string>>;
}

export interface Published {
  /** Its folder, relative to the repository. */
  folder: string;
  manifest: Manifest;
}

/** The packages that go to the registry: those that are not private. */
export function publishedPackages(root: string): Published[] {
  return readdirSync(join(root, "packages"))
    .filter((name) => !name.startsWith("."))
    .map((name) => `packages/${name}`)
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }))
    .filter(({ manifest }) => manifest.private !== true);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}
