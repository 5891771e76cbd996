import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { defaultConfiguration } from "@waymark/core/build";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { readConfiguration } from "../html/configuration-block.ts";
import { StagedBuild, stagedPage, stagedPages } from "../testing/staged-build.ts";
import { copyBuild } from "./build-files.ts";
import { configureBuild } from "./configure-build.ts";

let build: StagedBuild;
let folder: string;
let dist: string;
beforeEach(() => {
  build = new StagedBuild();
  ({ folder, dist } = build);
});

it("[QO-2] refuses a file of many megabytes at once", () => {
  const file = join(folder, "large.json");
  writeFileSync(file, JSON.stringify({ branding: { institutionId: "x".repeat(30 * 2 ** 20) } }));
  const parse = vi.spyOn(JSON, "parse");
  onTestFinished(() => parse.mockRestore());
  expect(() => configureBuild(dist, file)).toThrow(
    `${file} has 30721 kB. Every page holds the configuration: give 64 kB at most.`,
  );
  expect(parse.mock.calls.filter(([text]) => text.length > 2 ** 20)).toEqual([]);
  expect(readFileSync(join(dist, "index.html"), "utf8")).toBe(stagedPage);
});

it("[QO-2] follows no symbolic link out of the build", () => {
  const outside = join(folder, "outside.html");
  writeFileSync(outside, stagedPage);
  for (const [name, target] of [
    ["pages/shared.html", outside],
    ["index.html.br", outside],
    ["elsewhere", folder],
  ] as const) {
    symlinkSync(target, join(dist, name));
    expect(() => configureBuild(dist, build.stageFile("one"))).toThrow(
      `${join(dist, name)} is a symbolic link out of the build.`,
    );
    rmSync(join(dist, name));
  }
  expect(readFileSync(outside, "utf8")).toBe(stagedPage);
  symlinkSync("a.js", join(dist, "assets/b.js"));
  // A link inside of the build stays, and an absolute one becomes relative.
  symlinkSync("../pages", join(dist, "pages/loop"));
  symlinkSync(join(dist, "index.html"), join(dist, "same.html"));
  symlinkSync(dist, join(folder, "current"));
  expect(configureBuild(join(folder, "current"), build.stageFile("one")).pages).toEqual(
    stagedPages.toSorted(),
  );
  expect(build.stages()).toEqual(["/one"]);
  expect(readFileSync(join(dist, "assets/b.js"), "utf8")).toBe("a()");
});

it("[QO-2] writes nothing where a symbolic link out of the build leads nowhere yet", () => {
  rmSync(join(dist, "index.html.br"), { force: true });
  symlinkSync(join(folder, "new"), join(dist, "index.html.br"));
  configureBuild(dist, build.stageFile("one"));
  expect(readdirSync(folder)).not.toContain("new");
  expect(build.stages()).toEqual(["/one"]);
});

it("[QO-2] follows no link that the owner of a build puts into it while it is copied", () => {
  const outside = join(folder, "outside");
  const next = join(folder, "next");
  for (const path of [outside, next]) mkdirSync(path);
  writeFileSync(join(outside, "victim.html"), stagedPage);
  symlinkSync(outside, join(dist, "pages/late"));
  expect(() => copyBuild(dist, next)).toThrow("late is a symbolic link out of the build.");
  rmSync(join(dist, "pages/late"));
  symlinkSync(join(dist, "index.html"), join(dist, "same.html"));
  copyBuild(dist, join(folder, "other"));
  expect(readlinkSync(join(folder, "other/same.html"))).toBe("index.html");
});

it("[QO-2] keeps the modes of files and folders", () => {
  chmodSync(join(dist, "index.html"), 0o640);
  chmodSync(join(dist, "pages"), 0o750);
  configureBuild(dist, build.stageFile("one"));
  expect(statSync(join(dist, "index.html")).mode & 0o777).toBe(0o640);
  expect(statSync(join(dist, "pages")).mode & 0o777).toBe(0o750);
});

it.runIf(process.getuid?.() === 0)(
  "[QO-2] files and folders stay readable for the group of the web server, and theirs whose they were",
  () => {
    for (const name of ["", ...readdirSync(dist, { recursive: true, encoding: "utf8" })]) {
      chownSync(join(dist, name), 65_533, 65_534);
    }
    configureBuild(dist, build.stageFile("one"));
    const names = ["", ...readdirSync(dist, { recursive: true, encoding: "utf8" })];
    const owners = names.map((name) => statSync(join(dist, name)));
    expect(new Set(owners.map(({ uid, gid }) => `${uid}:${gid}`))).toEqual(
      new Set(["65533:65534"]),
    );
  },
);

it("[QO-2] keeps the modes with a strict umask, and new files are as readable as the pages", () => {
  chmodSync(dist, 0o755);
  chmodSync(join(dist, "index.html"), 0o644);
  rmSync(join(dist, "index.html.br"), { force: true });
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  configureBuild(dist, build.stageFile("one"));
  const modes = [".", "index.html", "index.html.br"].map((name) => statSync(join(dist, name)).mode);
  expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(["755", "644", "644"]);
});

it.each(["/careers", "//partner.example", "javascript:alert(1)", "https://["])(
  "[SH-10] refuses %s as the partner's site",
  (site) => {
    const file = join(folder, "partner.json");
    writeFileSync(file, JSON.stringify({ partnerRedirect: { host: "login.example", site } }));
    expect(() => configureBuild(dist, file)).toThrow(
      "partnerRedirect.site should be an absolute url like https://partner.example/",
    );
  },
);

it("[QO-2] says in one line that a folder cannot be replaced, and leaves it as it was", () => {
  // Not even root can make the folder beside it.
  const long = join(folder, "d".repeat(250));
  renameSync(dist, long);
  expect(() => configureBuild(long, build.stageFile("one"))).toThrow(
    /^\S+d is as it was: ENAMETOOLONG: name too long, [^\n]+\.$/u,
  );
  expect(readFileSync(join(long, "index.html"), "utf8")).toBe(stagedPage);
});

it.each([
  [{ csrf: { header: "X XSRF" } }, "csrf.header should be a header's name like X-XSRF-TOKEN"],
  [{ csrf: { header: "" } }, "csrf.header should be a header's name like X-XSRF-TOKEN"],
  [{ csrf: { cookie: 'a"b' } }, "csrf.cookie should be a name without quotes"],
  [{ csrf: { cookie: "" } }, "csrf.cookie should be a name without quotes"],
  [{ requestTimeoutMs: 2 ** 31 }, "requestTimeoutMs should be a number above 0, and 2147483647"],
])("[QX-6] refuses what would end every sign-in: %j", (values, words) => {
  const file = join(folder, "wrong.json");
  writeFileSync(file, JSON.stringify(values));
  expect(() => configureBuild(dist, file)).toThrow(words);
});

it("[QR-4] a page has the links of the build's languages alone, as its scripts know no others", () => {
  const { links } = defaultConfiguration;
  const built = {
    ...defaultConfiguration,
    links: { "en-CA": links["en-CA"], "fr-CA": links["fr-CA"] },
  };
  writeFileSync(join(dist, "portal-config.json"), JSON.stringify(built));
  writeFileSync(
    join(folder, "links.json"),
    JSON.stringify({ links: { "es-US": { help: "/ayuda" } } }),
  );
  configureBuild(dist, join(folder, "links.json"));
  const configured = readConfiguration(readFileSync(join(dist, "index.html"), "utf8"));
  expect(configured).toMatchObject({ links: built.links });
  expect(Object.keys(Object(Object(configured).links))).toEqual(["en-CA", "fr-CA"]);
});

it("[QO-2] keeps the keys and values of a newer build that it does not know, and warns", () => {
  const newer = { passkeys: { mode: "ask" }, signIn: { remember: "hidden", codes: true } };
  writeFileSync(
    join(dist, "portal-config.json"),
    JSON.stringify({ ...defaultConfiguration, ...newer }),
  );
  const { warnings } = configureBuild(dist, build.stageFile("one"));
  const html = readFileSync(join(dist, "index.html"), "utf8");
  expect(readConfiguration(html)).toMatchObject({ ...newer, logoutPath: "/one" });
  expect(warnings).toEqual([
    "the build is of another version than this command: passkeys is not a known key; signIn.codes is not a known key; signIn.remember should be one of ticked, unticked, absent. What only the build knows stays as it was built. Use the @waymark/cli of the build's version.",
  ]);
  expect(configureBuild(dist, build.stageFile("two")).warnings).toEqual(warnings);
});

it("[QO-2] says of a stage's key that only a newer build knows why it is refused", () => {
  const newer = { ...defaultConfiguration, passkeys: "none" };
  writeFileSync(join(dist, "portal-config.json"), JSON.stringify(newer));
  const file = join(folder, "passkeys.json");
  writeFileSync(file, JSON.stringify({ passkeys: "ask" }));
  expect(() => configureBuild(dist, file)).toThrow(
    /passkeys is not a known key\n.*the build is of another version than this command/u,
  );
});

it("[QO-2] leaves an HTML file as it is that is no page of the portal", () => {
  const verification = "google-site-verification: google123abc.html";
  writeFileSync(join(dist, "google123abc.html"), verification);
  configureBuild(dist, build.stageFile("one"));
  expect(readFileSync(join(dist, "google123abc.html"), "utf8")).toBe(verification);
  expect(build.stages()).toEqual(["/one"]);
});
