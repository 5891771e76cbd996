import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Lists the repository's tracked files, and new ones that are not ignored, as paths below its folder. */
export function repositoryFiles(root: string): string[] {
  const listed = ["-C", root, "ls-files", "-coz", "--exclude-standard", "--deduplicate"];
  return execFileSync("git", listed, { encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));
}
