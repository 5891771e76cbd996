import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { localGh, localNpm } from "../fixtures/local-commands.ts";
import { writeSums } from "./release-files.ts";

const main = join(import.meta.dirname, "main.ts");
const isReleaseNeeded = join(import.meta.dirname, "is-release-needed.ts");

/** Each run starts some processes, on whatever machine. */
const limits = { timeout: 60_000 };

let folder: string;
let clone: string;
let packed: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-publish-"));
  clone = join(folder, "clone");
  packed = join(folder, "packed");
  mkdirSync(join(clone, "packages/core"), { recursive: true });
  mkdirSync(packed);
  git("init", "--quiet", "--bare", join(folder, "remote.git"));
  git("init", "--quiet");
  git("remote", "add", "origin", join(folder, "remote.git"));
  commitVersion("1.0.0");
  // By name, core would come first.
  pack("@waymark/core", { "@waymark/hosting": "1.0.0" });
  pack("@waymark/hosting", {});
  writeFileSync(join(packed, "notes.md"), "Added: a release.\n");
  writeFileSync(join(packed, "sbom.json"), "{}");
  writeSums(packed);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): string {
  const identity = ["-c", "user.name=t", "-c", "user.email=t@t.example"];
  return execFileSync("git", [...identity, ...args], { cwd: clone, encoding: "utf8" });
}

function commitVersion(version: string): void {
  writeFileSync(join(clone, "packages/core/package.json"), JSON.stringify({ version }));
  git("add", "--all");
  git("commit", "--quiet", "--message", version);
}

function pack(name: string, dependencies: Record<string, string>): void {
  const source = join(folder, name.replace("@waymark/", ""));
  mkdirSync(join(source, "package"), { recursive: true });
  const manifest = { name, version: "1.0.0", dependencies };
  writeFileSync(join(source, "package/package.json"), JSON.stringify(manifest));
  const file = join(packed, `${name.slice(1).replace("/", "-")}-1.0.0.tgz`);
  execFileSync("tar", ["-czf", file, "-C", source, "package"]);
}

/** Publishes with stand-ins for npm and gh. */
function publish(refused?: string) {
  const commands = join(folder, "commands");
  mkdirSync(commands, { recursive: true });
  const env = { ...process.env, ...localGh(commands), ...localNpm(commands, refused) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, packed], {
    cwd: clone,
    env,
    encoding: "utf8",
  });
  return { code: status, output: `${stdout}${stderr}` };
}

const tags = () => git("ls-remote", "--tags", "origin");
const releases = () => readdirSync(join(folder, "commands/releases"));

/** Checks the release's files as a partner does. @throws where one is missing or another one */
function checkSums(): void {
  const cwd = join(folder, "commands/releases/v1.0.0");
  execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd, stdio: "pipe" });
}

it(
  "[QR-5] continues where a registry refused a package, and changes nothing when repeated",
  limits,
  () => {
    const refused = publish("waymark-core-1.0.0.tgz");
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("@waymark/hosting 1.0.0 is published");
    expect(refused.output).toMatch(
      /@waymark\/core was not published; of this version, @waymark\/hosting is in the registry\. .*run this job again/u,
    );
    expect(tags()).toBe("");

    expect(publish()).toEqual({
      code: 0,
      output: [
        "@waymark/hosting 1.0.0 is there already",
        "@waymark/core 1.0.0 is published",
        "v1.0.0 is tagged",
        "v1.0.0 is released\n",
      ].join("\n"),
    });
    expect(tags()).toContain(`${git("rev-parse", "HEAD").trim()}\trefs/tags/v1.0.0`);
    expect(readdirSync(join(folder, "commands/releases/v1.0.0")).toSorted()).toEqual([
      "SHA256SUMS",
      "notes.md",
      "sbom.json",
      "waymark-core-1.0.0.tgz",
      "waymark-hosting-1.0.0.tgz",
    ]);
    checkSums();

    // A build that differs from what is out.
    appendFileSync(join(folder, "core/package/more"), "more");
    pack("@waymark/core", { "@waymark/hosting": "1.0.0", more: "1.0.0" });
    writeSums(packed);
    const other = publish();
    expect(other.code).toBe(1);
    expect(other.output).toContain("The registry has this version with other content.");
    expect(releases()).toEqual(["v1.0.0"]);
  },
);

it("[QR-5] continues after an interruption, before the tag and before the release", limits, () => {
  publish();
  for (const isTagGone of [false, true]) {
    rmSync(join(folder, "commands/releases/v1.0.0"), { recursive: true });
    if (isTagGone) {
      git("push", "--quiet", "origin", ":refs/tags/v1.0.0");
      git("tag", "--delete", "v1.0.0");
    }
    expect(publish().output).toContain("is there already\nv1.0.0 is tagged\nv1.0.0 is released");
    expect(tags()).toContain("refs/tags/v1.0.0");
    expect(releases()).toEqual(["v1.0.0"]);
  }
});

it(
  "[QR-5] continues after an interrupted upload, which leaves a draft with some of the files",
  limits,
  () => {
    publish();
    const release = join(folder, "commands/releases/v1.0.0");
    writeFileSync(join(release, "draft"), "");
    rmSync(join(release, "waymark-core-1.0.0.tgz"));
    expect(publish().code).toBe(0);
    expect(readdirSync(release)).not.toContain("draft");
    checkSums();
  },
);

it(
  "[QR-5] publishes what makes a region last, as a new region installs every package",
  limits,
  () => {
    for (const name of ["create-region", "sandbox"]) pack(`@waymark/${name}`, {});
    writeSums(packed);
    const refused = publish("waymark-sandbox-1.0.0.tgz");
    expect(refused.output).toContain("@waymark/core 1.0.0 is published");
    expect(refused.output).not.toContain("create-region");
    expect(publish().output).toMatch(/sandbox 1\.0\.0 .*\n@waymark\/create-region 1\.0\.0 /u);
  },
);

it("[QR-5] publishes nothing where the repository cannot be reached", limits, () => {
  git("remote", "set-url", "origin", join(folder, "nowhere.git"));
  const offline = publish();
  expect(offline.code).toBe(1);
  expect(offline.output).toMatch(/^git ls-remote .* ended with 128:\n.*nowhere\.git/u);
  expect(offline.output).not.toContain("is published");
});

it(
  "[QR-5] stops at a tag of another commit, which the rules protect, and at a changed file, before anything is published",
  limits,
  () => {
    git("push", "--quiet", "origin", "HEAD:refs/tags/v1.0.0");
    commitVersion("1.0.0 again");
    const tagged = publish();
    expect(tagged.code).toBe(1);
    expect(tagged.output).toMatch(
      /^The tag v1\.0\.0 is at [\da-f]+, and this is .*have an owner of the repository lift the rule for tags and delete it/u,
    );

    appendFileSync(join(packed, "waymark-core-1.0.0.tgz"), "more");
    const changed = publish();
    expect(changed.code).toBe(1);
    expect(changed.output).toContain("waymark-core-1.0.0.tgz is not the file that was built");
  },
);

it(
  "[QR-5] is needed from the first version on while it has no tag or no release; a tag at another version is named",
  limits,
  () => {
    const env = { ...process.env, ...localGh(folder) };
    const ask = () =>
      spawnSync(process.execPath, [isReleaseNeeded], { cwd: clone, env, encoding: "utf8" });
    commitVersion("0.0.0");
    expect(ask().stdout).toBe("needed=false\n");
    commitVersion("1.0.0");
    expect(ask().stdout).toBe("needed=true\n");
    git("tag", "v1.0.0");
    expect(ask().stdout).toBe("needed=true\n");
    mkdirSync(join(folder, "releases/v1.0.0"));
    expect(ask().stdout).toBe("needed=false\n");
    // The job of another commit could not finish it.
    rmSync(join(folder, "releases/v1.0.0"), { recursive: true });
    git("commit", "--quiet", "--allow-empty", "--message", "later");
    expect(ask().stdout).toBe("needed=false\n");
    git("tag", "v2.0.0");
    commitVersion("2.0.0");
    expect(ask()).toMatchObject({
      status: 1,
      stderr:
        "The tag v2.0.0 is at a commit of version 1.0.0. Have an owner of the repository lift the rule for tags and delete it, then run this again.\n",
    });
  },
);
