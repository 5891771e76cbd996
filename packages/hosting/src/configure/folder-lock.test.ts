import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { testFolder } from "../testing/test-folder.ts";
import { takeFolderLock } from "./folder-lock.ts";
import { markOf } from "./process-mark.ts";

const module = new URL("folder-lock.ts", import.meta.url).href;
const container = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"] as const;
const canIsolate = spawnSync(container[0], [...container.slice(1), "true"]).status === 0;

const HOUR_MS = 3_600_000;

/** The lock of a folder that a process of another container holds, taken so long ago. */
function lockedElsewhere(ageMs: number) {
  const place = testFolder();
  const folder = join(place, "current");
  const lock = join(place, ".current.lock");
  const mark = markOf(process.pid).replace(/[^-]+$/u, "elsewhere");
  mkdirSync(lock);
  writeFileSync(join(lock, mark), "");
  mkdirSync(`${lock}-${mark}`);
  const taken = new Date(Date.now() - ageMs);
  for (const path of [join(lock, mark), `${lock}-${mark}`]) utimesSync(path, taken, taken);
  return { place, folder, lock };
}

it("[QO-4] [QO-2] a process of another container or machine holds a folder, as nothing says that it has ended", () => {
  const { folder, lock } = lockedElsewhere(5 * 60_000);
  expect(() => takeFolderLock(folder)).toThrow(
    `${folder} is being changed in another container or on another machine, for 5 min. Nothing is written: try again when that has ended. If it was killed, delete ${lock}.`,
  );
  expect(readdirSync(lock)).toHaveLength(1);
});

it("[QO-4] [QO-2] no run takes an hour: such a lock was left by a killed process", () => {
  const { place, folder } = lockedElsewhere(HOUR_MS);
  takeFolderLock(folder)();
  expect(readdirSync(place)).toEqual([]);
});

it("[QO-4] [QO-2] a process that waits for a folder keeps what it has written beside it", () => {
  const { place, folder, lock } = lockedElsewhere(HOUR_MS);
  const waiting = `${lock}-${markOf(process.ppid)}`;
  mkdirSync(waiting);
  takeFolderLock(folder)();
  expect(readdirSync(place)).toEqual([basename(waiting)]);
});

it("[QO-4] [QO-2] a killed process of a system without /proc, whose number another one has, holds no folder for longer", () => {
  const { place, folder, lock } = lockedElsewhere(2 * HOUR_MS);
  const [, here] = /([^-]+)$/u.exec(markOf(process.pid)) ?? [];
  const mark = `${process.ppid}--${here}`;
  rmSync(lock, { recursive: true });
  mkdirSync(lock);
  writeFileSync(join(lock, mark), "");
  expect(() => takeFolderLock(folder)).toThrow(`by process ${process.ppid}`);
  const taken = new Date(Date.now() - 2 * HOUR_MS);
  utimesSync(join(lock, mark), taken, taken);
  takeFolderLock(folder)();
  expect(readdirSync(place)).toEqual([]);
});

it.skipIf(!canIsolate)(
  "[QO-4] [QO-2] a process with numbers of its own keeps its lock",
  async () => {
    const folder = join(testFolder(), "current");
    const hold = `const { takeFolderLock } = await import(${JSON.stringify(module)});
    takeFolderLock(${JSON.stringify(folder)}); console.log("ready"); setInterval(() => {}, 1000);`;
    const node = [process.execPath, "--input-type=module", "-e", hold];
    const holder = spawn(container[0], [...container.slice(1), ...node]);
    onTestFinished(() => void holder.kill("SIGKILL"));
    await once(holder.stdout, "data");
    expect(() => takeFolderLock(folder)).toThrow("is being changed in another container");
    expect(existsSync(`${folder.replace("current", ".current")}.lock`)).toBe(true);
  },
);
