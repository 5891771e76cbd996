import fs, { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { testFolder } from "../testing/test-folder.ts";
import { takeFolderLock } from "./folder-lock.ts";
import { markOf } from "./process-mark.ts";

/** Makes the test's system one that refuses, with a code of its own, to rename a folder to the name of another one. */
function onWindows(): void {
  const { renameSync } = fs;
  const { platform } = process;
  setSystem("win32", (from, to) => {
    if (existsSync(to)) throw Object.assign(new Error("not permitted"), { code: "EPERM" });
    renameSync(from, to);
  });
  onTestFinished(() => setSystem(platform, renameSync));
}

function setSystem(platform: NodeJS.Platform, renameSync: typeof fs.renameSync): void {
  Object.defineProperty(process, "platform", { value: platform });
  fs.renameSync = renameSync;
  syncBuiltinESMExports();
}

it("[QO-4] on Windows, too, a killed process locks nothing", () => {
  onWindows();
  const place = testFolder();
  const lock = join(place, ".dist.lock");
  mkdirSync(lock);
  // No process has this number.
  writeFileSync(join(lock, markOf(process.pid).replace(/^\d+-\d*/u, "99999999-1")), "");
  takeFolderLock(join(place, "dist"))();
  expect(readdirSync(place)).toEqual([]);
});

it("[QO-4] on Windows, too, one that is at work is named", () => {
  onWindows();
  const place = testFolder();
  const folder = join(place, "dist");
  const release = takeFolderLock(folder);
  expect(() => takeFolderLock(folder)).toThrow(
    `${folder} is being changed by process ${process.pid}.`,
  );
  release();
  expect(existsSync(join(place, ".dist.lock"))).toBe(false);
});
