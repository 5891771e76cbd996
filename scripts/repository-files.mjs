import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The repository as it stands: what is under version control, and what is new and not ignored; without what was just deleted.
 * @param {string} root the repository's folder
 * @returns {string[]} paths below it
 */
export function repositoryFiles(root) {
  const listed = ["-C", root, "ls-files", "-coz", "--exclude-standard", "--deduplicate"];
  return execFileSync("git", listed, { encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));
}
