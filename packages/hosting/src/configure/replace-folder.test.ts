import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { InputError } from "../input-error.ts";
import { becomeOrdinaryUser } from "../testing/ordinary-user.ts";
import { testFolder } from "../testing/test-folder.ts";
import { copyBuild } from "./build-files.ts";
import { recoverFolder, replaceFolder } from "./replace-folder.ts";

const PARENT =
  "The folder around it has to be writable, too: the new one is made beside the old one.";
const COPY =
  "It is part of a container's image, a mount point, or in use: copy it (`cp -r`), and configure the copy.";

it.each([
  ["EXDEV", ` ${COPY}`],
  ["EBUSY", ` ${COPY}`],
  ["EACCES", ` ${PARENT}`],
  ["EROFS", ` ${PARENT}`],
  ["ENOSPC", ""],
])("[QO-2] a folder that cannot be replaced for %s has the advice that helps", (code, advice) => {
  const folder = testFolder();
  const refuse = () => {
    throw Object.assign(new Error(`${code}: refused`), { code });
  };
  expect(() => replaceFolder(folder, refuse)).toThrow(
    new InputError(`${folder} is as it was: ${code}: refused.${advice}`),
  );
});

it("[QO-2] replaces a folder whose old files cannot be removed, each time, and names where they are", async () => {
  const folder = testFolder();
  const dist = join(folder, "dist");
  mkdirSync(join(dist, "assets"), { recursive: true });
  writeFileSync(join(dist, "assets/a.js"), "a()");
  becomeOrdinaryUser(folder);
  chmodSync(join(dist, "assets"), 0o555);
  const previous = () => readdirSync(folder).filter((name) => name.startsWith(".dist.previous-"));
  onTestFinished(() => {
    for (const name of [...previous(), "dist"]) chmodSync(join(folder, name, "assets"), 0o755);
  });
  const replace = (text: string) =>
    replaceFolder(dist, (next) => {
      mkdirSync(join(next, "assets"));
      writeFileSync(join(next, "assets/a.js"), "a()");
      chmodSync(join(next, "assets"), 0o555);
      writeFileSync(join(next, "index.html"), text);
    }).map((words) => words.replace(/: .*$/u, ""));
  for (const [index, text] of ["one", "two", "three"].entries()) {
    const left = replace(text);
    expect(left).toEqual(previous().map((name) => `${join(folder, name)} cannot be removed`));
    expect(left).toHaveLength(index + 1);
    // The time of a rename has a grain of some milliseconds.
    await setTimeout(20);
  }
  // As where a run is killed between its two renames: the newest one of them is the folder.
  renameSync(dist, join(folder, ".dist.previous-999999"));
  recoverFolder(dist);
  expect(readFileSync(join(dist, "index.html"), "utf8")).toBe("three");
});

it("[QO-7] a notice that is posted until a folder is moved aside is in the new one, too", () => {
  const dist = join(testFolder(), "dist");
  mkdirSync(dist);
  const posted = join(dist, "notices.json");
  replaceFolder(dist, () => writeFileSync(posted, '["slow today"]'));
  expect(readFileSync(posted, "utf8")).toBe('["slow today"]');
});

it("[QO-2] no other user can reach into a folder while it is filled, and its owner has it afterwards", () => {
  const dist = join(testFolder(), "dist");
  mkdirSync(join(dist, "assets"), { recursive: true });
  chmodSync(dist, 0o755);
  if (process.getuid?.() === 0) chownSync(dist, 65_534, 65_534);
  const rights = (path: string) => [statSync(path).uid, statSync(path).mode % 0o1000];
  const before = rights(dist);
  replaceFolder(dist, (next) => {
    copyBuild(dist, next);
    expect(rights(next)).toEqual([process.getuid?.(), 0o700]);
  });
  expect(rights(dist)).toEqual(before);
});
