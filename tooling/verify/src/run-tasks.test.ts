import { expect, it } from "vitest";
import { resultOf } from "./run-tasks.ts";

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
