import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { filesOf } from "../testing/small-build.ts";
import { deployPlace } from "../testing/deploy-place.ts";
import { becomeOrdinaryUser } from "../testing/ordinary-user.ts";
import { deployBuild } from "./deploy-build.ts";
import { readDeployments } from "./deployment.ts";
import { rollBack } from "./roll-back.ts";

let place: ReturnType<typeof deployPlace>;
beforeEach(() => {
  place = deployPlace();
});

it("[QO-4] keeps so many deployments, and those that a roll back needs", async () => {
  for (const name of ["one", "two", "three", "four"]) {
    await deployBuild(place.build(name), place.root, { keep: 2 });
  }
  expect(readDeployments(place.root)).toHaveLength(2);
  expect(place.isLive(filesOf("one").chunk)).toBe(false);
  await rollBack(place.root);
  expect(place.title()).toBe("three");
});

it("[QO-4] keeps so many where each is prepared before it is live, as on several machines", async () => {
  for (const name of ["one", "two", "three", "four"]) {
    const { id } = await deployBuild(place.build(name), place.root, { keep: 2, prepare: true });
    await rollBack(place.root, { to: id });
    expect(place.title()).toBe(name);
  }
  // The live one, the one before it, and one that was there when the last one was prepared.
  expect(readDeployments(place.root)).toHaveLength(3);
  await rollBack(place.root);
  expect(place.title()).toBe("three");
});

it.each(["was prepared", "failed its check"])(
  "[QO-4] a deployment that %s, and is used later, rolls back to the build that was live then",
  async (reason) => {
    const one = await deployBuild(place.build("one"), place.root, {});
    const options = reason === "was prepared" ? { prepare: true } : { check: async () => ["no"] };
    await deployBuild(place.build("two"), place.root, options).catch(() => undefined);
    const two = readDeployments(place.root).find(({ id }) => id !== one.id);
    await deployBuild(place.build("hotfix"), place.root, {});
    await rollBack(place.root, { to: two?.id ?? "" });
    expect(place.title()).toBe("two");
    await rollBack(place.root);
    expect(place.title()).toBe("hotfix");
    await rollBack(place.root);
    expect(place.title()).toBe("one");
    await expect(rollBack(place.root)).rejects.toThrow("no deployment before the live one");
  },
);

it("[QO-4] never removes the one that is prepared", async () => {
  const { id } = await deployBuild(place.build("one"), place.root, {});
  await deployBuild(place.build("two"), place.root, {});
  const prepared = await deployBuild(place.build("three"), place.root, { keep: 1, prepare: true });
  await rollBack(place.root, { to: prepared.id });
  expect(place.title()).toBe("three");
  await rollBack(place.root);
  expect(place.title()).toBe("two");
  expect(readDeployments(place.root).map((each) => each.id)).toContain(id);
});

it("[QO-4] continues where an old deployment cannot be removed, and names its folder each time", async () => {
  const builds = ["a", "b", "c", "d"].map((name) => place.build(name));
  becomeOrdinaryUser(place.folder);
  const said: string[] = [];
  const deploy = async (dist = "") =>
    deployBuild(dist, place.root, { keep: 1, note: (words) => void said.push(words) });
  const { id } = await deploy(builds[0]);
  const pages = join(place.root, "builds", id, "dist/pages");
  chmodSync(pages, 0o555);
  onTestFinished(() => chmodSync(pages, 0o755));
  for (const dist of builds.slice(1)) await deploy(dist);
  expect(place.title()).toBe("d");
  const folder = join(place.root, "builds", id);
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said.map((words) => words.split(" cannot be removed: ")[0]))).toEqual(
    new Set([folder]),
  );
  expect(readDeployments(place.root).map((each) => each.id)).not.toContain(id);
});

describe("a canary", () => {
  /** Deploys two builds beside each other, then so many that these are old. @returns their names */
  async function deployCanary(keep: number, later: readonly string[]) {
    onTestFinished(() => void vi.useRealTimers());
    const webServer = ["nginx", "--host", "login.example", "--listen", "127.0.0.1:8098"];
    const deploy = async (name: string, options: object) => {
      // Names of one second have no order.
      vi.setSystemTime(Date.now() + 1000);
      return deployBuild(place.build(name), place.root, options);
    };
    const beside = await deploy("beside", { webServer });
    const canary = await deploy("canary", { webServer, canary: 10 });
    for (const name of later) await deploy(name, { keep });
    return [canary.id, beside.id] as const;
  }

  it("[QO-4] is kept together with the build that it is served beside", async () => {
    const [canary, beside] = await deployCanary(4, ["c", "d", "e"]);
    expect(readDeployments(place.root).map(({ id }) => id)).toContain(beside);
    await rollBack(place.root, { to: canary });
    expect(place.title()).toBe("canary");
    await deployBuild(place.build("f"), place.root, { keep: 2 });
    await deployBuild(place.build("g"), place.root, { keep: 2 });
    const names = readDeployments(place.root).map(({ id }) => id);
    expect(names).toHaveLength(2);
    expect(names).not.toContain(beside);
  });

  it("[QO-4] does not become live where the build beside it is gone", async () => {
    const [canary, beside] = await deployCanary(5, ["c"]);
    rmSync(join(place.root, "builds", beside), { recursive: true });
    await expect(rollBack(place.root)).rejects.toThrow(
      `${canary} is served beside ${beside}, which is gone.`,
    );
    expect(place.title()).toBe("c");
  });
});

describe("folders of others below `builds`", () => {
  const archive = () => join(place.root, "builds/2025-archive/deployment.json");
  const addArchive = () => {
    mkdirSync(dirname(archive()), { recursive: true });
    writeFileSync(archive(), "{}");
  };

  it("[QO-4] stay, with every deployment and roll back, and count as no deployment", async () => {
    await deployBuild(place.build("one"), place.root, {});
    addArchive();
    await deployBuild(place.build("two"), place.root, { keep: 1 });
    await rollBack(place.root);
    expect(existsSync(archive())).toBe(true);
    expect(readDeployments(place.root)).toHaveLength(2);
  });

  it("[QO-4] make a first deployment impossible: the folder belongs to something else", async () => {
    addArchive();
    const refused = deployBuild(place.build("one"), place.root, {});
    await expect(refused).rejects.toThrow("builds holds 2025-archive, which is not a deployment.");
    await expect(rollBack(place.root)).rejects.toThrow("there are no deployments in");
    expect(readdirSync(join(place.root, "builds"))).toEqual(["2025-archive"]);
  });
});

it("[QO-4] with a strict umask all users who may read the folder and the build may read the deployment", async () => {
  mkdirSync(place.root, { mode: 0o755 });
  const one = place.build("one");
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  const webServer = ["nginx", "--host", "login.example", "--listen", "127.0.0.1:8099"];
  const configuration = join(place.folder, "stage.json");
  writeFileSync(configuration, "{}");
  await deployBuild(one, place.root, { configuration, webServer });
  process.umask(0o022);
  const two = place.build("two");
  mkdirSync(join(two, "assets/more"));
  writeFileSync(join(two, "assets/more/screen-0123abcd.js"), "more()");
  process.umask(0o077);
  await deployBuild(two, place.root, { prepare: true });
  const closed = readdirSync(join(place.root, "builds"), { recursive: true, encoding: "utf8" })
    .map((name) => join(place.root, "builds", name))
    .filter((path) => !path.endsWith("deployment.json"))
    .filter((path) => (statSync(path).mode & 0o044) !== 0o044);
  expect(closed).toEqual([]);
  expect(statSync(join(place.root, "builds")).mode & 0o777).toBe(0o755);
});

it.runIf(process.getuid?.() === 0)(
  "[QO-4] a deployment is readable for the groups of the folder and of the build, and notices for theirs",
  async () => {
    const dist = place.build("one");
    mkdirSync(place.root);
    chownSync(place.root, 0, 65_534);
    for (const name of ["", ...readdirSync(dist, { recursive: true, encoding: "utf8" })]) {
      chownSync(join(dist, name), 0, 65_533);
      chmodSync(join(dist, name), 0o750);
    }
    await deployBuild(dist, place.root, {});
    const groupOf = (name: string) => statSync(join(place.root, name)).gid;
    expect(groupOf("builds")).toBe(65_534);
    expect(["pages", "index.html"].map((name) => groupOf(`current/dist/${name}`))).toEqual([
      65_533, 65_533,
    ]);
    chownSync(join(place.root, "current/dist/notices.json"), 0, 65_532);
    await deployBuild(place.build("two"), place.root, {});
    expect(groupOf("current/dist/notices.json")).toBe(65_532);
  },
);

it("[QO-4] removes what a killed run has left of a deployment", async () => {
  const { id } = await deployBuild(place.build("one"), place.root, {});
  const left = join(place.root, "builds", id.replace(/^\d+/u, "2025"));
  mkdirSync(join(left, "dist"), { recursive: true });
  await rollBack(place.root, { to: id });
  expect(existsSync(left)).toBe(true);
  await deployBuild(place.build("two"), place.root, {});
  expect(existsSync(left)).toBe(false);
});
