import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { defaultConfiguration } from "@waymark/core/build";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { readConfiguration } from "../html/configuration-block.ts";
import { configureBuild } from "./configure-build.ts";
import { markOf } from "./process-mark.ts";

const PAGES = 40;
const main = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));
const page = `<!doctype html><html lang="en-CA"><head><meta charset="utf-8">
<script type="application/json" id="portal-config">${JSON.stringify(defaultConfiguration)}</script>
</head><body>${"<p>A page of some length</p>".repeat(500)}</body></html>`;
const names = [
  "index.html",
  ...Array.from({ length: PAGES }, (_, number) => `pages/${number}.en-CA.html`),
];

let folder: string;
let dist: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "waymark-configure-")));
  dist = join(folder, "dist");
  mkdirSync(join(dist, "pages"), { recursive: true });
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "portal-config.json"), JSON.stringify(defaultConfiguration));
  writeFileSync(join(dist, "assets/a.js"), "a()");
  for (const name of names) writeFileSync(join(dist, name), page);
  stageFile("one");
  stageFile("two");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A stage is known by one of its values. */
function stageFile(name: string): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ logoutPath: `/${name}` }));
  return file;
}

/** The stages of all pages and of their compressed copies. */
function stagesIn(from = dist): string[] {
  const htmls = names.flatMap((name) => [
    readFileSync(join(from, name), "utf8"),
    gunzipSync(readFileSync(join(from, `${name}.gz`))).toString(),
  ]);
  return [...new Set(htmls.map((html) => String(readConfiguration(html)["logoutPath"])))];
}

/** Starts the command and kills it after a while, or lets it end. */
async function killed(file: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [main, "configure", dist, file], { stdio: "ignore" });
  const ended = new Promise((resolve) => {
    child.on("close", resolve);
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), afterMs);
  await ended;
  clearTimeout(timer);
}

it("[QO-2] leaves no mixed stage, wherever it is killed, and the next run puts everything right", async () => {
  configureBuild(dist, stageFile("one"));
  const began = performance.now();
  await killed(stageFile("two"), 60_000);
  const whole = performance.now() - began;
  expect(stagesIn()).toEqual(["/two"]);
  // Also between the two renames, the only time at which the folder is missing.
  const kills = process.env["WAYMARK_WHOLE"] === "1" ? [0.5, 0.7, 0.8, 0.9, 0.97] : [0.7, 0.97];
  for (const share of kills) {
    await killed(stageFile("one"), whole * share);
    const places = [dist, ...readdirSync(folder).map((name) => join(folder, name))];
    const at = places.find((place) => existsSync(join(place, "index.html"))) ?? "";
    expect(stagesIn(at), `killed after ${share} of the time`).toHaveLength(1);
  }
  configureBuild(dist, stageFile("one"));
  expect(stagesIn()).toEqual(["/one"]);
  expect(readdirSync(folder).toSorted()).toEqual(["dist", "one.json", "two.json"]);
}, 120_000);

/** Runs the command to its end. @returns its exit code, and what it complains of */
async function run(file: string) {
  const env = { ...process.env, NODE_OPTIONS: "" };
  const child = spawn(process.execPath, [main, "configure", dist, file], { env });
  const [errors, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => {
      child.on("close", resolve);
    }),
  ]);
  return { code, errors };
}

it("[QO-2] of three runs at once each ends as a whole, or says in one line that another is at work", async () => {
  const stages = ["one", "two", "three"];
  const runs = await Promise.all(stages.map(async (stage) => run(stageFile(stage))));
  const done = stages.filter((_, at) => runs[at]?.code === 0).map((stage) => `/${stage}`);
  expect(done).not.toHaveLength(0);
  for (const { errors } of runs.filter(({ code }) => code !== 0)) {
    expect(errors).toMatch(/^waymark: \S+dist is being changed by process \d+\. [^\n]+\n$/u);
  }
  const [stage = "", ...others] = stagesIn();
  expect(others).toEqual([]);
  expect(done).toContain(stage);
  expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
}, 60_000);

it("[QO-2] a run that holds the folder is named, and one that was killed holds nothing", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const ended = once(other, "close");
  const mark = markOf(other.pid ?? 0);
  mkdirSync(join(folder, ".dist.lock"));
  writeFileSync(join(folder, ".dist.lock", mark), "");
  mkdirSync(join(folder, `.dist.lock-${mark}`));
  expect(() => configureBuild(dist, stageFile("one"))).toThrow(
    `${dist} is being changed by process ${other.pid}.`,
  );
  expect(readFileSync(join(dist, "index.html"), "utf8")).toBe(page);
  other.kill("SIGKILL");
  await ended;
  configureBuild(dist, stageFile("two"));
  expect(stagesIn()).toEqual(["/two"]);
  expect(readdirSync(folder).toSorted()).toEqual(["dist", "one.json", "two.json"]);
});

it("[QO-2] refuses a file of many megabytes at once", () => {
  const file = join(folder, "large.json");
  writeFileSync(file, JSON.stringify({ branding: { institutionId: "x".repeat(30 * 2 ** 20) } }));
  const began = performance.now();
  expect(() => configureBuild(dist, file)).toThrow(
    `${file} has 30721 kB. Every page holds the configuration: give 64 kB at most.`,
  );
  expect(performance.now() - began).toBeLessThan(2000);
  expect(readFileSync(join(dist, "index.html"), "utf8")).toBe(page);
});

it("[QO-2] brings back a folder that a killed run has moved aside", () => {
  configureBuild(dist, stageFile("one"));
  renameSync(dist, join(folder, ".dist.previous-999999"));
  mkdirSync(join(folder, ".dist.next-999999"));
  configureBuild(dist, stageFile("two"));
  expect(stagesIn()).toEqual(["/two"]);
  expect(readdirSync(folder).toSorted()).toEqual(["dist", "one.json", "two.json"]);
});

it("[QO-2] follows no symbolic link out of the build", () => {
  const outside = join(folder, "outside.html");
  writeFileSync(outside, page);
  for (const [name, target] of [
    ["pages/shared.html", outside],
    ["index.html.br", outside],
    ["elsewhere", folder],
  ] as const) {
    symlinkSync(target, join(dist, name));
    expect(() => configureBuild(dist, stageFile("one"))).toThrow(
      `${join(dist, name)} is a symbolic link out of the build.`,
    );
    rmSync(join(dist, name));
  }
  expect(readFileSync(outside, "utf8")).toBe(page);
  symlinkSync("a.js", join(dist, "assets/b.js"));
  // A link inside of the build, also an absolute one, stays what it is.
  symlinkSync("../pages", join(dist, "pages/loop"));
  symlinkSync(join(dist, "index.html"), join(dist, "same.html"));
  symlinkSync(dist, join(folder, "current"));
  expect(configureBuild(join(folder, "current"), stageFile("one")).pages).toEqual(names.toSorted());
  expect(stagesIn()).toEqual(["/one"]);
  expect(readFileSync(join(dist, "assets/b.js"), "utf8")).toBe("a()");
});

it("[QO-2] keeps the modes of files and folders", () => {
  chmodSync(join(dist, "index.html"), 0o640);
  chmodSync(join(dist, "pages"), 0o750);
  configureBuild(dist, stageFile("one"));
  expect(statSync(join(dist, "index.html")).mode & 0o777).toBe(0o640);
  expect(statSync(join(dist, "pages")).mode & 0o777).toBe(0o750);
});

it("[QO-2] keeps the modes with a strict umask, and new files are as readable as the pages", () => {
  chmodSync(dist, 0o755);
  chmodSync(join(dist, "index.html"), 0o644);
  rmSync(join(dist, "index.html.br"), { force: true });
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  configureBuild(dist, stageFile("one"));
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
  expect(() => configureBuild(long, stageFile("one"))).toThrow(
    /^\S+d is as it was: ENAMETOOLONG: name too long, [^\n]+\.$/u,
  );
  expect(readFileSync(join(long, "index.html"), "utf8")).toBe(page);
});

it.each([
  [{ csrf: { header: "X XSRF" } }, "csrf.header should be a header's name like X-XSRF-TOKEN"],
  [{ csrf: { header: "" } }, "csrf.header should be a header's name like X-XSRF-TOKEN"],
  [{ csrf: { cookie: 'a"b' } }, "csrf.cookie should be a name without quotes"],
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
  const { warnings } = configureBuild(dist, stageFile("one"));
  const html = readFileSync(join(dist, "index.html"), "utf8");
  expect(readConfiguration(html)).toMatchObject({ ...newer, logoutPath: "/one" });
  expect(warnings).toEqual([
    "the build is of another version than this command: passkeys is not a known key; signIn.codes is not a known key; signIn.remember should be one of ticked, unticked, absent. What only the build knows stays as it was built. Use the @waymark/cli of the build's version.",
  ]);
  expect(configureBuild(dist, stageFile("two")).warnings).toEqual(warnings);
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
  configureBuild(dist, stageFile("one"));
  expect(readFileSync(join(dist, "google123abc.html"), "utf8")).toBe(verification);
  expect(stagesIn()).toEqual(["/one"]);
});
