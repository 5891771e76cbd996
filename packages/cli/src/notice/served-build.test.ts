import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { noticeBuild } from "../testing/notice-build.ts";
import { testFolder } from "@waymark/hosting/testing/folder";

let build: ReturnType<typeof noticeBuild>;

beforeEach(() => {
  build = noticeBuild();
});

describe("the folder of waymark notice", () => {
  it("[QO-7] is named where it is no build", () => {
    rmSync(join(build.folder, "portal-config.json"));
    expect(() => build.notice("x", "--until", "22:00")).toThrow(
      `${build.folder} is not a build of the portal`,
    );
  });

  it("[QO-7] is changed alone: its host shows a notice, and a network only once the file is published", () => {
    const served = "Where a host serves this folder, pages that are opened from now on";
    expect(build.notice("Slow.", "--until", "22:00")).toContain(
      `${served} show it within a minute`,
    );
    expect(build.notice("--end", "notice-1")).toContain(
      `notice-1 is ended in ${build.file}. ${served} do not show it.`,
    );
  });

  it("[QO-7] may be that of deployments, whose live build gets the notice", () => {
    const root = testFolder();
    mkdirSync(join(root, "current"));
    symlinkSync(build.folder, join(root, "current/dist"));
    const said = build.notice("Slow.", "--until", "22:00", "--in", root);
    expect(said).toContain(`${join(root, "current/dist/notices.json")} is written.`);
    expect(build.posted()).toHaveLength(1);
    expect(build.notice("--list", "--in", root)).toContain("Slow.");
  });
});
