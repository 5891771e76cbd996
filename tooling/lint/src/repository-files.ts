import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Lists the repository's tracked files, and new ones that are not ignored, as paths below its folder; ends where git cannot. */
export function repositoryFiles(root: string): string[] {
  const listed = ["-C", root, "ls-files", "-coz", "--exclude-standard", "--deduplicate"];
  const { status, stdout, stderr } = spawnSync("git", listed, { encoding: "utf8", maxBuffer: 1e8 });
  if (status === 0)
    return stdout.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
  const reason = stderr?.trim();
  const words = reason ? `${reason}. Is it a copy? Run git init.` : "it is not installed.";
  console.error(`git does not list the files of ${root}: ${words}`);
  process.exit(1);
}
