import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { resultOf, runTasks } from "./run-tasks.ts";

const task = (name: string, exitCode: number, startTime = 0) => ({
  taskId: `${name}#build`,
  task: "build",
  dependents: [`${name}#size`],
  execution: { startTime, endTime: startTime + 1500, exitCode },
});
const lines = [
  { source: "uk#build", text: "no such file" },
  { source: "core#build", text: "fine" },
  { source: "uk#build", text: "exit 1" },
];

it("adds up a task of several packages: all must have passed", () => {
  const passed = { name: "build", ok: true, seconds: 2.5, output: "" };
  expect(resultOf("build", [task("core", 0), task("uk", 0, 1000)], lines)).toEqual(passed);
  expect(resultOf("size", [task("core", 0)], lines)).toMatchObject({ ok: false, seconds: 0 });
});

it("has all that a failed task printed", () => {
  expect(resultOf("build", [task("core", 0), task("uk", 1)], lines)).toMatchObject({
    ok: false,
    output: "uk#build:\nno such file\nexit 1",
  });
});

it("says which task was not run, and has failed then", () => {
  const size = { ...task("core", 0), taskId: "core#size", task: "size", dependents: [] };
  expect(resultOf("size", [task("core", 0), size, task("uk", 1)], lines)).toMatchObject({
    ok: false,
    output: "uk#size was not run, because uk#build failed.",
  });
});

it("fails every task of a run that has taken too long: what was still running is in no summary", async () => {
  const root = mkdtempSync(join(tmpdir(), "waymark-turbo-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, content: object) =>
    writeFileSync(join(root, name), JSON.stringify(content));
  const { packageManager } = manifest;
  write("package.json", { name: "root", packageManager, private: true });
  writeFileSync(join(root, "pnpm-workspace.yaml"), "packages: [quick, hung]\n");
  writeFileSync(join(root, "pnpm-lock.yaml"), "lockfileVersion: '9.0'\n");
  write("turbo.json", { tasks: { build: { cache: false } } });
  for (const [name, build] of Object.entries({ quick: "echo broken && false", hung: "sleep 60" })) {
    mkdirSync(join(root, name));
    write(`${name}/package.json`, { name, scripts: { build } });
  }
  const [build] = await runTasks(root, ["build"], { flags: [], limitMs: 3000 });
  expect(build?.ok).toBe(false);
  expect(build?.output).toMatch(/^Ended after .* minutes[^]*broken/u);
}, 60_000);
