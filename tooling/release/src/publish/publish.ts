import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readTarballs, type Tarball } from "./release-files.ts";

/**
 * Publishes a folder of packed packages, tags the commit and makes the release. It can be repeated after an interruption:
 * it continues with what is missing.
 * @throws {Error} that says what is out already, and what to do
 */
export function publishFolder(folder: string): void {
  const tarballs = readTarballs(folder);
  const tag = `v${tarballs[0]?.version}`;
  const isTagged = isTaggedHere(tag);
  const published: string[] = [];
  for (const tarball of tarballs) {
    try {
      console.log(`${tarball.name} ${tarball.version} ${publish(tarball)}`);
    } catch (error) {
      const out = published.length > 0 ? published.join(", ") : "none";
      const words = `${tarball.name} was not published; of this version, ${out} is in the registry. Once the cause is gone, run this job again.`;
      throw new Error(words, { cause: error });
    }
    published.push(tarball.name);
  }
  if (!isTagged) {
    run("git", "tag", tag);
    run("git", "push", "--quiet", "origin", `refs/tags/${tag}`);
  }
  console.log(`${tag} is tagged`);
  const found = tryTo("gh", "release", "view", tag, "--json", "isDraft", "--jq", ".isDraft");
  const isDraft = found.output.trim() === "true";
  // An interrupted upload leaves a draft with some of the files.
  if (isDraft) run("gh", "release", "delete", tag, "--yes");
  if (isDraft || found.status !== 0) {
    // All that the checksums name, and the checksums.
    const files = readdirSync(folder).map((name) => join(folder, name));
    const notes = join(folder, "notes.md");
    run("gh", "release", "create", tag, "--verify-tag", "--title", tag, "-F", notes, ...files);
  }
  console.log(`${tag} is released`);
}

/** @throws {Error} where another commit has the tag */
function isTaggedHere(tag: string): boolean {
  const [commit] = run("git", "ls-remote", "--tags", "origin", `refs/tags/${tag}`).split("\t");
  const head = run("git", "rev-parse", "HEAD").trim();
  if (!commit) return false;
  if (commit === head) return true;
  throw new Error(
    `The tag ${tag} is at ${commit}, and this is ${head}. If it was made by mistake, have an owner of the repository lift the rule for tags and delete it. Else release a new version.`,
  );
}

/** Registries keep a version for ever: one that is there has to be the very file. */
function publish({ file, name, version, integrity }: Tarball): string {
  // Registries attest public packages of public sources alone, and name the source in a public log.
  const provenance = `--provenance=${process.env["PACKAGES_PROVENANCE"] === "true"}`;
  const { status, output } = tryTo("npm", "publish", file, provenance);
  if (status === 0) return "is published";
  const found = tryTo("npm", "view", `${name}@${version}`, "dist.integrity");
  if (found.status !== 0 || found.output.trim() === "") throw new Error(output);
  if (found.output.includes(integrity)) return "is there already";
  throw new Error(
    "The registry has this version with other content. Repeat the run that published it, or release a new version.",
  );
}

function run(command: string, ...args: string[]): string {
  const { status, output } = tryTo(command, ...args);
  if (status === 0) return output;
  throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${output}`);
}

function tryTo(command: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (error) throw error;
  return { status, output: `${stdout}${status === 0 ? "" : stderr}` };
}
