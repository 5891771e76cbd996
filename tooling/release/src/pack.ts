import { execFile } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { publishedPackages, type Published } from "./published.ts";

export interface Packed extends Published {
  tarball: string;
  /** What is in it, by path. */
  files: readonly string[];
}

const run = promisify(execFile);

/**
 * Packs every published package as it would go out; they have to be built.
 * @param into a folder, which is emptied first
 */
export async function packAll(root: string, into: string): Promise<Packed[]> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  return Promise.all(
    publishedPackages(root).map(async (each) => {
      const { stdout } = await run("pnpm", ["pack", "--json", "--pack-destination", into], {
        cwd: join(root, each.folder),
      });
      const { filename, files } = JSON.parse(stdout) as {
        filename: string;
        files: readonly { path: string }[];
      };
      const paths = files.map(({ path }) => path).toSorted();
      return { ...each, tarball: join(into, basename(filename)), files: paths };
    }),
  );
}
