import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { noticeBuild, NOW } from "../testing/notice-build.ts";
import { changeFile } from "./change-file.ts";
import { openBuild } from "./served-build.ts";

let build: ReturnType<typeof noticeBuild>;

beforeEach(() => {
  build = noticeBuild();
});

describe("the file of waymark notice", () => {
  it("[QO-7] stays readable for the web server where a strict umask is set", () => {
    chmodSync(build.file, 0o644);
    const umask = process.umask(0o077);
    onTestFinished(() => void process.umask(umask));
    build.notice("Slow.", "--until", "22:00");
    expect(statSync(build.file).mode & 0o777).toBe(0o644);
    rmSync(build.file);
    build.notice("Slow.", "--until", "22:00");
    expect(statSync(build.file).mode & 0o777).toBe(0o644);
  });

  it.runIf(process.getuid?.() === 0)(
    "[QO-7] stays readable for the group of the web server, and its owner's",
    () => {
      chownSync(build.file, 65_533, 65_534);
      build.notice("Slow.", "--until", "22:00");
      expect(statSync(build.file)).toMatchObject({ uid: 65_533, gid: 65_534 });
    },
  );

  it("[QO-7] lists notices, ends one by its name, and drops what is over", () => {
    const over = { id: "old", until: "2020-01-01T00:00Z", text: { "en-CA": "Long ago" } };
    writeFileSync(build.file, JSON.stringify([over]));
    expect(build.notice("--list")).toContain("old (info), on every screen: over");
    build.notice("One", "--until", "22:00");
    build.notice("Two", "--until", "22:00", "--id", "two", "--tone", "warning");
    expect(build.notice("--list")).toMatch(
      /notice-1 .*shown now[^]*One[^]*two \(warning\)[^]*Two/u,
    );
    expect(build.posted().map(({ id }: { id: string }) => id)).toEqual(["notice-1", "two"]);
    expect(build.notice("--end", "notice-1")).toContain("notice-1 is ended");
    expect(build.posted().map(({ id }: { id: string }) => id)).toEqual(["two"]);
  });

  it.each([
    [["--end", "notice-1", "--preview"]],
    [["--end", "notice-1", "--list"]],
    [["--end", "notice-1", "Two"]],
    [["--list", "Two"]],
    [["--list", "--fr", "Deux"]],
    [["--end", "notice-1", "--fr", "Deux"]],
  ])("[QO-7] ends and posts nothing by options that contradict each other: %j", (args) => {
    build.notice("One", "--until", "22:00");
    expect(() => build.notice(...args)).toThrow("give --list or --end alone");
    expect(build.posted()).toHaveLength(1);
  });

  it("[QO-7] replaces the notice of its name", () => {
    build.notice("One", "--until", "22:00", "--id", "a");
    build.notice("It works again.", "--until", "23:00", "--id", "a", "--tone", "success");
    expect(build.posted()).toHaveLength(1);
    expect(build.posted()[0].text).toEqual({ "en-CA": "It works again." });
  });

  it("[QO-7] ends one of the pages' configuration by an entry that is over", () => {
    const until = new Date(2026, 10, 30).toISOString();
    build.make({ notices: [{ id: "planned", until, text: { "en-CA": "Closed on Sunday" } }] });
    expect(build.notice("--list")).toContain("Closed on Sunday");
    build.notice("--end", "planned");
    expect(build.posted()).toMatchObject([{ id: "planned", until: NOW.toISOString() }]);
    build.notice("Other", "--until", "22:00");
    expect(build.posted()).toHaveLength(2);
  });

  it("[QO-7] removes compressed copies, which servers would send instead", () => {
    writeFileSync(`${build.file}.br`, "old");
    build.notice("x", "--until", "22:00");
    expect(existsSync(`${build.file}.br`)).toBe(false);
  });

  it("[QO-7] keeps its notices where the disk has no room for one more, and says so", () => {
    const text = "Signing in is slow. ".repeat(12);
    const later = ["--until", "2099-01-01 22:00"];
    for (const id of ["a", "b", "c"]) build.notice(text, ...later, "--id", id);
    const main = fileURLToPath(new URL("../main.ts", import.meta.url));
    const limited = `ulimit -f 1; exec "$0" "$@"`;
    const words = ["notice", "One more", ...later, "--in", build.folder];
    const { stderr } = spawnSync("sh", ["-c", limited, process.execPath, main, ...words]);
    expect(String(stderr)).toContain("notices.json is as it was: EFBIG");
    expect(build.posted()).toHaveLength(3);
  });

  it("[QO-7] waits for no other run, and removes what a killed one has left", () => {
    const lock = join(build.folder, ".notices.json.lock");
    writeFileSync(lock, "");
    expect(() => build.notice("x", "--until", "22:00")).toThrow("another run is changing");
    const ofOther = join(build.folder, ".notices.json.next-1");
    const left = [lock, join(build.folder, ".notices.json.next-0")];
    for (const path of [ofOther, ...left]) writeFileSync(path, "");
    for (const path of left) utimesSync(path, 0, 0);
    build.notice("x", "--until", "22:00");
    expect(build.posted()).toHaveLength(1);
    expect(left.filter((path) => existsSync(path))).toEqual([]);
    expect(existsSync(ofOther)).toBe(true);
  });

  it("[QO-7] is whole where a slow run was taken for a killed one by another, and neither fails", () => {
    changeFile(openBuild(build.folder), (notices) => {
      const beside = readdirSync(build.folder).filter((name) => name.startsWith("."));
      for (const name of beside) utimesSync(join(build.folder, name), 0, 0);
      expect(build.notice("Two", "--until", "22:00")).toContain("Two");
      expect(build.posted()).toHaveLength(1);
      return notices;
    });
    expect(build.posted()).toEqual([]);
    expect(readdirSync(build.folder).filter((name) => name.startsWith("."))).toEqual([]);
  });
});
