import { cpSync, existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder, makeReadableLike } from "../files/write-file.ts";
import { distOf, folderOf } from "./deployment.ts";

/**
 * Makes the folder of a deployment, with a copy of the build. Its files have times of their own: servers compare files of two
 * builds by size and time.
 */
export function copyBuild(build: string, { root, id }: { root: string; id: string }): void {
  const folder = folderOf(root, id);
  for (const made of [dirname(folder), folder].filter((path) => !existsSync(path))) {
    makeFolder(made);
    makeReadableLike(made, root);
  }
  const dist = distOf(root, id);
  // Without a filter, Node keeps symbolic links: the deployment would need the build that was deployed.
  cpSync(build, dist, { recursive: true, dereference: true, filter: () => true });
  // A copy keeps the modes of files alone, and no group.
  for (const name of ["", ...readdirSync(dist, { recursive: true, encoding: "utf8" })]) {
    makeReadableLike(join(dist, name), join(build, name));
  }
}
