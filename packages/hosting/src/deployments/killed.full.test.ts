import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, readdirSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { markOf } from "../configure/process-mark.ts";
import { filesOf, smallBuild } from "../testing/small-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { deployBuild } from "./deploy-build.ts";
import { liveId, readDeployments } from "./deployment.ts";
import { rollBack } from "./roll-back.ts";

const main = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));

/** Changes of files after which the command is killed: from its lock to its last step. */
const moments = [1, 5, 12, 22, 34, 50, 75];

/** Starts the command, and kills it after so many changes of files; it may end before. */
async function killed(args: readonly string[], root: string, after: number): Promise<void> {
  let changes = 0;
  const child = spawn(process.execPath, [main, "deploy", ...args], { stdio: "ignore" });
  const watcher = watch(root, { recursive: true }, () => {
    changes += 1;
    if (changes === after) child.kill("SIGKILL");
  });
  await once(child, "exit");
  watcher.close();
}

it("[QO-4] killed at any moment it leaves the build that was live or the new one, whole", async () => {
  const folder = testFolder();
  const root = join(folder, "portal");
  const [one, two] = [smallBuild(folder, "one"), smallBuild(folder, "two")];
  await deployBuild(one, root, {});
  const seen = new Set<string>();
  for (const after of moments) {
    await killed([two, root, "--keep", "2"], root, after);
    const page = readFileSync(join(root, "current/dist/index.html"), "utf8");
    seen.add(page.includes("<title>one") ? "one" : "two");
    for (const { id, assets } of readDeployments(root)) {
      const dist = join(root, "builds", id, "dist");
      const name = readFileSync(join(dist, "index.html"), "utf8").includes("<title>one")
        ? "one"
        : "two";
      expect(assets).toContain(filesOf(name).chunk.slice(1));
      for (const file of ["pages/shell.en-CA.html.br", "portal-config.json", ...assets]) {
        const same = readFileSync(join(folder, name, file)).equals(readFileSync(join(dist, file)));
        expect(same, `${after}: ${file} of ${name}`).toBe(true);
      }
    }
    expect(readDeployments(root).map(({ id }) => id)).toContain(liveId(root));
    // The next run puts everything right.
    await deployBuild(one, root, { keep: 2 });
    expect(readdirSync(root).toSorted()).toEqual(["builds", "current"]);
    expect(readdirSync(join(root, "builds"))).toHaveLength(2);
  }
  expect([...seen]).toContain("one");
}, 120_000);

it("[QO-4] two deployments at once: the second one names the first, and changes nothing", async () => {
  const folder = testFolder();
  const root = join(folder, "portal");
  await deployBuild(smallBuild(folder, "one"), root, {});
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  mkdirSync(join(root, ".current.lock"));
  writeFileSync(join(root, ".current.lock", markOf(other.pid ?? 0)), "");
  const words = `${join(root, "current")} is being changed by process ${other.pid}.`;
  await expect(deployBuild(smallBuild(folder, "two"), root, {})).rejects.toThrow(words);
  await expect(rollBack(root)).rejects.toThrow(words);
  expect(readDeployments(root)).toHaveLength(1);
  const ended = once(other, "exit");
  other.kill("SIGKILL");
  await ended;
  await deployBuild(smallBuild(folder, "two"), root, {});
  expect(readDeployments(root)).toHaveLength(2);
});

it("[QO-4] a disk that takes no more changes nothing, and it says so", async () => {
  const folder = testFolder();
  const root = join(folder, "portal");
  await deployBuild(smallBuild(folder, "one"), root, {});
  const large = smallBuild(folder, "two");
  writeFileSync(join(large, "large.png"), "x".repeat(200_000));
  // The limit on the size of a file refuses a write as a full disk does, for any user.
  const limited = 'trap "" XFSZ; ulimit -f 100; exec "$@"';
  const args = ["-c", limited, "bash", process.execPath, main, "deploy", large, root];
  const child = spawn("bash", args, { env: { ...process.env, NODE_OPTIONS: "" } });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(errors).toMatch(
    /^waymark: E\w+[:,] [^\n]+\nNothing is deployed, and what is live is as it was\.\n$/u,
  );
  expect(code).toBe(2);
  expect(readFileSync(join(root, "current/dist/index.html"), "utf8")).toContain("<title>one");
  expect(readdirSync(join(root, "builds"))).toHaveLength(1);
}, 30_000);
