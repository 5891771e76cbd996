import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists the files of the repository: tracked files, and new ones that are not ignored; without deleted ones.
 * @param {string} root the repository's folder
 * @returns {string[]} paths below it
 */
export function repositoryFiles(root) {
  const listed = ["-C", root, "ls-files", "-coz", "--exclude-standard", "--deduplicate"];
  return execFileSync("git", listed, { encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));
}
