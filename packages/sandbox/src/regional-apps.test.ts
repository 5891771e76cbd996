import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { beforeEach, describe, expect, it } from "vitest";
import { findAppsFolder } from "./find-app-folders.ts";
import { regionalApps } from "./regional-apps.ts";

let folder: string;

beforeEach(() => {
  folder = testFolder();
});

function addApp(name: string, packageJson: unknown = { name }): void {
  mkdirSync(join(folder, name));
  const text = typeof packageJson === "string" ? packageJson : JSON.stringify(packageJson);
  writeFileSync(join(folder, name, "package.json"), text);
}

const names = () => regionalApps(folder).map(({ name }) => name);

describe("the regional apps", () => {
  it("keep their places when a region comes, which goes behind them by name", () => {
    for (const name of ["ontario", "uk", "florida", "alberta", "sdmylife", "default"]) addApp(name);
    expect(names()).toEqual(["default", "sdmylife", "florida", "uk", "alberta", "ontario"]);
  });

  it("say what they are called", () => {
    addApp("uk", { waymark: { title: "Waymark Britain" } });
    addApp("florida", { waymark: { otherLanguage: "en" } });
    addApp("ontario", { waymark: { title: "Waymark Ontario", otherLanguage: "fr" } });
    expect(regionalApps(folder)).toEqual([
      {
        name: "florida",
        title: "florida",
        otherLanguage: "en",
        dist: join(folder, "florida/dist"),
      },
      { name: "uk", title: "Waymark Britain", dist: join(folder, "uk/dist") },
      {
        name: "ontario",
        title: "Waymark Ontario",
        otherLanguage: "fr",
        dist: join(folder, "ontario/dist"),
      },
    ]);
  });

  it("[RE-1] say so in a file with a byte order mark, which some editors write", () => {
    addApp("ontario", '\uFEFF{ "waymark": { "title": "Waymark Ontario" } }');
    expect(regionalApps(folder)).toMatchObject([{ name: "ontario", title: "Waymark Ontario" }]);
  });

  it("are known by the sandbox or go by their folder's name where they say nothing", () => {
    addApp("uk");
    addApp("ontario");
    expect(regionalApps(folder)).toMatchObject([
      { name: "uk", title: "Waymark UK", otherLanguage: "en" },
      { name: "ontario", title: "ontario" },
    ]);
  });

  it.each([
    { waymark: { title: 5, otherLanguage: "de" } },
    { waymark: { title: " " } },
    { waymark: "Ontario" },
    '{ "waymark": ',
    "null",
  ])("have their folder's name where the field is invalid: %j", (packageJson) => {
    addApp("ontario", packageJson);
    expect(regionalApps(folder)).toEqual([
      { name: "ontario", title: "ontario", dist: join(folder, "ontario/dist") },
    ]);
  });

  it("are no folders without a package.json, and none that cannot be a host's name", () => {
    addApp("uk");
    addApp("my app");
    mkdirSync(join(folder, "shared"));
    writeFileSync(join(folder, "notes.txt"), "");
    expect(names()).toEqual(["uk"]);
  });

  it("are the built-in four where no folder has any", () => {
    const four = ["default", "sdmylife", "florida", "uk"];
    expect(regionalApps().map(({ name }) => name)).toEqual(four);
    expect(names()).toEqual(four);
    expect(regionalApps(join(folder, "nowhere")).map(({ name }) => name)).toEqual(four);
  });

  it("are one where the folder around is an app itself, in a repository of its own", () => {
    const own = join(folder, "prairie");
    mkdirSync(own);
    writeFileSync(join(own, "package.json"), JSON.stringify({ waymark: { title: "Prairie" } }));
    expect(regionalApps(join(own, "apps"))).toEqual([
      { name: "prairie", title: "Prairie", dist: join(own, "dist") },
    ]);
  });

  it.each([
    ["Portal_Prairie", "portal-prairie"],
    ["waymark.prairie", "waymark-prairie"],
    ["École-", "cole"],
    ["_", "region"],
    // A host can have this name, and browser tests wait for it.
    ["waymark--prairie", "waymark--prairie"],
  ])("are one with a name that a host can have, in a clone that is named %s", (name, host) => {
    addApp(name, { waymark: { title: "Prairie" } });
    const own = join(folder, name);
    expect(regionalApps(join(own, "apps"))).toEqual([
      { name: host, title: "Prairie", dist: join(own, "dist") },
    ]);
  });

  it("are looked for further up, but not above an app in a repository of its own", () => {
    const put = (...path: string[]) => {
      const made = join(folder, ...path);
      mkdirSync(made, { recursive: true });
      writeFileSync(join(made, "package.json"), JSON.stringify({ waymark: { title: "A" } }));
      return made;
    };
    put("apps", "uk");
    expect(findAppsFolder(join(folder, "apps", "uk"))).toBe(join(folder, "apps"));
    expect(findAppsFolder(join(folder, "packages", "core"))).toBe(join(folder, "apps"));
    const own = put("prairie");
    expect(findAppsFolder(own)).toBe(join(own, "apps"));
    expect(findAppsFolder(join(own, "src"))).toBe(join(own, "apps"));
  });

  it("[RE-1] are not looked for above an app in a repository of its own that a folder called apps holds", () => {
    const own = join(folder, "apps", "prairie");
    mkdirSync(join(own, "originals"), { recursive: true });
    writeFileSync(join(own, "package.json"), JSON.stringify({ waymark: { title: "Prairie" } }));
    writeFileSync(join(own, "originals/template.json"), "{}");
    expect(findAppsFolder(own)).toBe(join(own, "apps"));
    expect(findAppsFolder(join(own, "src"))).toBe(join(own, "apps"));
  });
});
