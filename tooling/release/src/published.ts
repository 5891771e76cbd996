import { execFile } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";

export interface Manifest {
  name: string;
  private?: boolean;
  repository?: { url: string; directory: string };
  publishConfig?: {
    access?: string;
    provenance?: boolean;
    exports?: Readonly<Record<string, string | { types?: string; default?: string }>>;
  };
}

interface Published {
  /** Its folder, relative to the repository. */
  folder: string;
  manifest: Manifest;
}

/** The packages that go to the registry: those that are not private. */
export function publishedPackages(root: string): Published[] {
  return globSync("packages/*/package.json", { cwd: root })
    .toSorted()
    .map((path) => ({
      folder: dirname(path),
      manifest: JSON.parse(readFileSync(join(root, path), "utf8")) as Manifest,
    }))
    .filter(({ manifest }) => manifest.private !== true);
}

export interface Packed extends Published {
  tarball: string;
  /** What is in it, by path. */
  files: readonly string[];
}

/**
 * Packs every published package as it would go out; they have to be built.
 * @param into a folder, which is emptied first
 */
export async function packAll(root: string, into: string): Promise<Packed[]> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  return Promise.all(
    publishedPackages(root).map(async (each) => {
      const args = ["pack", "--json", "--pack-destination", into];
      const { stdout } = await promisify(execFile)("pnpm", args, { cwd: join(root, each.folder) });
      const { filename, files }: { filename: string; files: readonly { path: string }[] } =
        JSON.parse(stdout);
      const paths = files.map(({ path }) => path).toSorted();
      return { ...each, tarball: join(into, basename(filename)), files: paths };
    }),
  );
}
