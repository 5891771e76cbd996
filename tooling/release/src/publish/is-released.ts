// Prints `needed=true` while this commit's version has no tag, or no release that a reader sees. All tags have to be fetched.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const manifest = "packages/core/package.json";
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
const versionIn = (text: string): string => JSON.parse(text).version;

const version = versionIn(readFileSync(manifest, "utf8"));
const tag = `v${version}`;
const isTagged = git("tag", "--list", tag) !== "";
const tagged = isTagged ? versionIn(git("show", `${tag}:${manifest}`)) : version;
if (tagged !== version) {
  console.error(
    `The tag ${tag} is at a commit of version ${tagged}. Delete it, then run this again.`,
  );
  process.exitCode = 1;
}
const isOut = isTagged && spawnSync("gh", ["release", "view", tag]).status === 0;
console.log(`needed=${!isOut}`);
