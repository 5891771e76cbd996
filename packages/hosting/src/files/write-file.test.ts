import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { becomeOrdinaryUser } from "../testing/ordinary-user.ts";
import { testFolder } from "../testing/test-folder.ts";
import { chownLike } from "./owner-and-mode.ts";
import { makeThenRename, writeFile } from "./write-file.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = testFolder();
  file = join(folder, "nginx.conf");
  writeFileSync(file, "old");
});

it("[QO-4] leaves a file as it was where the disk has no room for the new one", () => {
  const module = new URL("write-file.ts", import.meta.url).href;
  const script = `import { writeFile } from "${module}"; writeFile("${file}", "x".repeat(100_000));`;
  const run = spawnSync(
    "sh",
    [
      "-c",
      `trap '' XFSZ; ulimit -f 8; exec "$0" --input-type=module -e "$1"`,
      process.execPath,
      script,
    ],
    { encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "" } },
  );
  expect(run.stderr).toContain("nginx.conf is not written: EFBIG");
  expect(readFileSync(file, "utf8")).toBe("old");
  expect(readdirSync(folder)).toEqual(["nginx.conf"]);
});

it("[QO-4] keeps the mode of a file and its owner, and a link to it", () => {
  chmodSync(file, 0o640);
  if (process.getuid?.() === 0) chownSync(file, 65_534, 65_534);
  const { mode, uid, gid } = statSync(file);
  const link = join(folder, "linked.conf");
  symlinkSync("nginx.conf", link);
  writeFile(link, "new");
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(statSync(file)).toMatchObject({ mode, uid, gid });
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder)).toEqual(["linked.conf", "nginx.conf"]);
});

it("[QO-4] writes a file in place where its folder is another user's", () => {
  becomeOrdinaryUser(folder);
  chmodSync(folder, 0o555);
  writeFile(file, "new");
  expect(readFileSync(file, "utf8")).toBe("new");
  chmodSync(folder, 0o755);
});

it("[QO-4] leaves another file beside it alone", () => {
  writeFileSync(`${file}.next`, "theirs");
  writeFile(file, "new");
  expect(readFileSync(`${file}.next`, "utf8")).toBe("theirs");
});

it.runIf(process.getuid?.() === 0)(
  "[QO-7] an open file gets its owner although another file is at its path by then",
  () => {
    const [model, moved] = [join(folder, "notices.json"), join(folder, "moved")];
    writeFileSync(model, "[]");
    chownSync(model, 65_533, 65_534);
    const handle = openSync(file, "r+");
    renameSync(file, moved);
    writeFileSync(file, "root's");
    chownLike(handle, model);
    closeSync(handle);
    expect(statSync(moved)).toMatchObject({ uid: 65_533, gid: 65_534 });
    expect(statSync(file)).toMatchObject({ uid: 0, gid: 0 });
  },
);

it("[QO-2] [QO-4] two processes of one number, as in two containers, replace a file at the same time", () => {
  makeThenRename(file, (next) => {
    writeFileSync(next, "first");
    makeThenRename(file, (other) => writeFileSync(other, "second"));
    expect(readFileSync(file, "utf8")).toBe("second");
  });
  expect(readFileSync(file, "utf8")).toBe("first");
  expect(readdirSync(folder)).toEqual(["nginx.conf"]);
});
