// Prints `needed=true` while a version has no tag, or its tag is here and has no release. All tags have to be fetched.
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
    `The tag ${tag} is at a commit of version ${tagged}. Have an owner of the repository lift the rule for tags and delete it, then run this again.`,
  );
  process.exitCode = 1;
}
const isHere = () => git("rev-list", "-n", "1", tag) === git("rev-parse", "HEAD");
// Another commit cannot finish the release of this one. Before the first version there is nothing to release.
const isUnfinished = () => isHere() && spawnSync("gh", ["release", "view", tag]).status !== 0;
console.log(`needed=${isTagged ? isUnfinished() : version !== "0.0.0"}`);
