import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { configureBuild } from "../configure/configure-build.ts";
import { writeCompressedCopies } from "../files/encodings.ts";
import { readConfiguration } from "../html/configuration-block.ts";
import { deployPlace } from "../testing/deploy-place.ts";
import { becomeOrdinaryUser } from "../testing/ordinary-user.ts";
import { filesOf } from "../testing/small-build.ts";
import { deployBuild } from "./deploy-build.ts";

/** Builds with unusual files, which are deployed or refused. */

let place: ReturnType<typeof deployPlace>;
beforeEach(() => {
  place = deployPlace();
});

it("[QO-4] deploys a build with files that are empty by nature", async () => {
  const dist = place.build("one");
  for (const name of [".gitkeep", ".nojekyll", "robots.txt", "own.css"]) {
    writeFileSync(join(dist, name), "");
  }
  writeCompressedCopies(join(dist, "own.css"));
  await deployBuild(dist, place.root, {});
  expect(place.isLive("own.css")).toBe(true);
});

it.each([
  [
    "a script of another host",
    { designSystem: { script: "https://static.example/assets/own.js" } },
  ],
  [
    "a page of another host",
    { links: { "en-CA": { help: "https://a.example/assets/help.html" } } },
  ],
  ["another part of the host", { links: { "en-CA": { help: "/site/assets/help.pdf" } } }],
  ["the root", { basePath: "/portal", links: { "en-CA": { help: "/assets/help.pdf" } } }],
])("[QO-4] deploys a configured build whose page names %s below assets", async (_, values) => {
  const dist = place.build("one");
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const link = '<body><a data-link="help" href="/help">Help</a></body>';
  for (const name of ["index.html", "pages/shell.en-CA.html"]) {
    writeFileSync(join(dist, name), page.replace("</html>", `${link}</html>`));
    writeCompressedCopies(join(dist, name));
  }
  const stage = { staticOrigin: "https://static.example", ...values };
  configureBuild(dist, place.stage(stage));
  expect(readFileSync(join(dist, "index.html"), "utf8")).toMatch(/assets\/(?:own|help)\./u);
  await deployBuild(dist, place.root, {});
  expect(place.title()).toBe("one");
});

it("[QO-4] configures the copy of a build whose files are read-only, and leaves these as they are", async () => {
  const dist = place.build("one");
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const files = names.map((name) => join(dist, name)).filter((path) => statSync(path).isFile());
  for (const path of files) chmodSync(path, 0o444);
  const configuration = place.stage({ logoutPath: "/api/out" });
  becomeOrdinaryUser(place.folder);
  await deployBuild(dist, place.root, { configuration });
  expect(readConfiguration(place.live("index.html"))["logoutPath"]).toBe("/api/out");
  expect(readFileSync(join(dist, "index.html"), "utf8")).not.toContain("/api/out");
  expect(new Set(files.map((path) => statSync(path).mode & 0o777))).toEqual(new Set([0o444]));
});

it.each([false, true])(
  "[QO-4] deploys the files that symbolic links of a build lead to, configured: %j",
  async (isConfigured) => {
    const dist = place.build("one");
    symlinkSync("notices.json", join(dist, "notices-of-before.json"));
    const configuration = isConfigured ? { configuration: place.stage({}) } : {};
    await deployBuild(dist, place.root, configuration);
    rmSync(dist, { recursive: true });
    expect(place.live("notices-of-before.json")).toBe("[]");
  },
);

it.each([
  ["relative", () => relative(process.cwd(), place.root)],
  [
    "reached by a symbolic link",
    () => {
      const link = join(place.folder, "srv");
      symlinkSync(place.folder, link);
      return join(link, "portal");
    },
  ],
])(
  "[QO-4] deploys a build with a symbolic link inside of it to a folder that is %s",
  async (_, root) => {
    const dist = place.build("one");
    symlinkSync("notices.json", join(dist, "notices-of-before.json"));
    await deployBuild(dist, root(), {});
    expect(place.live("notices-of-before.json")).toBe("[]");
  },
);

it("[QO-4] keeps a chunk for open pages that is a symbolic link in its build", async () => {
  const dist = place.build("one");
  writeFileSync(join(dist, "assets/own.js"), "export {};");
  symlinkSync("own.js", join(dist, "assets/own-1234abcd.js"));
  await deployBuild(dist, place.root, {});
  await deployBuild(place.build("two"), place.root, {});
  expect(place.isLive("assets/own-1234abcd.js")).toBe(true);
});

it.each([
  ["a file", "secret"],
  ["a folder", ""],
])("[QO-2] refuses a build with a symbolic link to %s outside of it", async (_, name) => {
  const dist = place.build("one");
  const home = join(place.folder, "home");
  mkdirSync(home);
  writeFileSync(join(home, "secret"), "");
  symlinkSync(join(home, name), join(dist, "about"));
  await expect(deployBuild(dist, place.root, {})).rejects.toThrow("is a symbolic link out of");
  expect(existsSync(join(place.root, "current"))).toBe(false);
});

it("[QO-4] deploys a build whose folder is reached by a symbolic link", async () => {
  const link = join(place.folder, "latest");
  symlinkSync(place.build("one"), link);
  await deployBuild(link, place.root, {});
  rmSync(link);
  expect(place.title()).toBe("one");
});

it("[QO-4] finds a missing file of a build below a path", async () => {
  const dist = place.build("one");
  configureBuild(dist, place.stage({ basePath: "/portal" }));
  expect(readFileSync(join(dist, "index.html"), "utf8")).toContain('"/portal/assets/');
  rmSync(join(dist, filesOf("one").script));
  await expect(deployBuild(dist, place.root, {})).rejects.toThrow("Missing or damaged");
});

it("[QO-4] deploys a build whose script has addresses outside of the build, and folders", async () => {
  const dist = place.build("one");
  const urls = ["/branding-assets/a.png", ".", "./", "../"];
  const script = urls.map((url) => `new URL("${url}", import.meta.url);`).join("");
  writeFileSync(join(dist, "assets/own.js"), script);
  writeCompressedCopies(join(dist, "assets/own.js"));
  await deployBuild(dist, place.root, {});
  expect(place.isLive("assets/own.js")).toBe(true);
});
