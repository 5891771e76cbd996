import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const program = fileURLToPath(new URL("lines.ts", import.meta.url));

it("an area over its limit of lines is named, and its fixtures count, its tests do not", () => {
  const root = mkdtempSync(join(tmpdir(), "waymark-lines-"));
  const write = (file: string, count: number) => {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), "more();\n".repeat(count));
  };
  const counted = () => spawnSync(process.execPath, [program, root], { encoding: "utf8" });
  try {
    execFileSync("git", ["init", "-q", root]);
    write("tooling/a/fixtures/one.ts", 5999);
    write("tooling/b/two.ts", 1);
    write("tooling/b/two.test.ts", 500);
    write("scripts/run.mjs", 500);
    expect(counted()).toMatchObject({ status: 0, stderr: "" });
    write("tooling/b/two.ts", 2);
    write("scripts/run.mjs", 502);
    expect(counted()).toMatchObject({
      status: 1,
      stderr: "scripts has 502 lines, over 500.\ntooling has 6001 lines, over 6000.\n",
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});

it("without a git repository a check of its files says so, without a stack", () => {
  const root = mkdtempSync(join(tmpdir(), "waymark-no-git-"));
  const { status, stderr } = spawnSync(process.execPath, [program, root], { encoding: "utf8" });
  rmSync(root, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^git does not list the files of .*: fatal: .*\. Is it a copy\? Run git init\.\n$/u,
  );
});
