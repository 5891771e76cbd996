import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, it, vi } from "vitest";
import { StagedBuild, stagedPage } from "../testing/staged-build.ts";
import { configureBuild } from "./configure-build.ts";
import { markOf } from "./process-mark.ts";

const main = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));

let build: StagedBuild;
let folder: string;
let dist: string;
beforeEach(() => {
  build = new StagedBuild();
  ({ folder, dist } = build);
});

/** Starts the command and kills it after a while, or lets it end. */
async function killed(file: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [main, "configure", dist, file], { stdio: "ignore" });
  const ended = new Promise((resolve) => {
    child.on("close", resolve);
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), afterMs);
  await ended;
  clearTimeout(timer);
}

it("[QO-2] leaves no mixed stage, wherever it is killed, and the next run puts everything right", async () => {
  configureBuild(dist, build.stageFile("one"));
  const began = performance.now();
  await killed(build.stageFile("two"), 60_000);
  const whole = performance.now() - began;
  expect(build.stages()).toEqual(["/two"]);
  // Also between the two renames, the only time at which the folder is missing.
  const kills = process.env["WAYMARK_WHOLE"] === "1" ? [0.5, 0.7, 0.8, 0.9, 0.97] : [0.7, 0.97];
  let interrupted = 0;
  // The next run may be slower or faster: further times are tried until one is in the middle of the work.
  for (const share of [...kills, 0.6, 0.65, 0.75, 0.8, 0.85, 0.9, 0.95, 1, 1.1, 0.5, 0.4, 0.3]) {
    if (interrupted > 0 && !kills.includes(share)) break;
    await killed(build.stageFile("one"), whole * share);
    interrupted += Number(existsSync(join(folder, ".dist.lock")));
    const places = [dist, ...readdirSync(folder).map((name) => join(folder, name))];
    const at = places.find((place) => existsSync(join(place, "index.html"))) ?? "";
    expect(build.stages(at), `killed after ${share} of the time`).toHaveLength(1);
  }
  expect(interrupted).toBeGreaterThan(0);
  configureBuild(dist, build.stageFile("one"));
  expect(build.stages()).toEqual(["/one"]);
  expect(readdirSync(folder).toSorted()).toEqual(["dist", "one.json", "two.json"]);
}, 120_000);

/** Runs the command to its end. @returns its exit code, and what it complains of */
async function run(file: string) {
  const env = { ...process.env, NODE_OPTIONS: "" };
  const child = spawn(process.execPath, [main, "configure", dist, file], { env });
  const [errors, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => {
      child.on("close", resolve);
    }),
  ]);
  return { code, errors };
}

it("[QO-7] keeps a notice that is posted while the pages are written", async () => {
  const posted = join(dist, "notices.json");
  writeFileSync(posted, "[]");
  const ended = run(build.stageFile("one"));
  const next = () => readdirSync(folder).find((name) => name.startsWith(".dist.next-")) ?? "none";
  const isCopied = () => existsSync(join(folder, next(), "notices.json"));
  // It is there for some milliseconds.
  await vi.waitUntil(isCopied, { timeout: 10_000, interval: 1 });
  writeFileSync(posted, '["slow today"]');
  expect(await ended).toEqual({ code: 0, errors: "" });
  expect(build.stages()).toEqual(["/one"]);
  expect(readFileSync(posted, "utf8")).toBe('["slow today"]');
});

it("[QO-2] of three runs at once each ends as a whole, or says in one line that another is at work", async () => {
  const stages = ["one", "two", "three"];
  const runs = await Promise.all(stages.map(async (stage) => run(build.stageFile(stage))));
  const done = stages.filter((_, at) => runs[at]?.code === 0).map((stage) => `/${stage}`);
  expect(done).not.toHaveLength(0);
  for (const { errors } of runs.filter(({ code }) => code !== 0)) {
    expect(errors).toMatch(/^waymark: \S+dist is being changed by process \d+\. [^\n]+\n$/u);
  }
  const [stage = "", ...others] = build.stages();
  expect(others).toEqual([]);
  expect(done).toContain(stage);
  expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
}, 60_000);

it("[QO-2] a run that holds the folder is named, and one that was killed holds nothing", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const ended = once(other, "close");
  const mark = markOf(other.pid ?? 0);
  mkdirSync(join(folder, ".dist.lock"));
  writeFileSync(join(folder, ".dist.lock", mark), "");
  mkdirSync(join(folder, `.dist.lock-${mark}`));
  expect(() => configureBuild(dist, build.stageFile("one"))).toThrow(
    `${dist} is being changed by process ${other.pid}.`,
  );
  expect(readFileSync(join(dist, "index.html"), "utf8")).toBe(stagedPage);
  other.kill("SIGKILL");
  await ended;
  configureBuild(dist, build.stageFile("two"));
  expect(build.stages()).toEqual(["/two"]);
  expect(readdirSync(folder).toSorted()).toEqual(["dist", "one.json", "two.json"]);
});

it("[QO-2] brings back a folder that a killed run has moved aside", () => {
  configureBuild(dist, build.stageFile("one"));
  renameSync(dist, join(folder, ".dist.previous-999999"));
  mkdirSync(join(folder, ".dist.next-999999"));
  configureBuild(dist, build.stageFile("two"));
  expect(build.stages()).toEqual(["/two"]);
  expect(readdirSync(folder).toSorted()).toEqual(["dist", "one.json", "two.json"]);
});
