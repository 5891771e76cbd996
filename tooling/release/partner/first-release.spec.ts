import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { endAll } from "../../../scripts/processes.mjs";
import { folder, root, run } from "./commands.ts";
import { commandsOf, readGuide, writeFiles } from "./guide.ts";
import { operate } from "./operator.ts";
import {
  changedFiles,
  changedTexts,
  copy,
  copyCleanly,
  deprecated,
  release,
  releaseMinor,
  startRegistry,
} from "./release.ts";
import { lookAtOwn, visit } from "./visit.ts";

const REGISTRY = "https://packages.waymark.example";
/** Runs until it is stopped. */
const SERVER = "npx @waymark/sandbox";

const SCRIPT = /(?:src|href)="\/assets\/(?<name>[\w-]+?)-[\w-]{8}\.js"/gu;

/** The partner's app. */
const app = join(folder, "prairie");
const ownPage = "dist/pages/about.fr-CA.html";
let registry = "";

// What a release and a partner do, in this order: each step needs what those before it have made.
test.describe.configure({ mode: "serial" });
test.afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

test("a registry starts", async () => {
  registry = await startRegistry();
});

test("a clean copy of the repository is installed", copyCleanly);

test("the packages are versioned, built, published", release);

test("npm create makes an app, npm installs it", async () =>
  void (await follow("1. Create the app", folder)));

test("npm: types and build", async () => void (await follow("2. Run it and sign in")));

test("its pages name the scripts that our own do", compareScripts);

test("the sandbox says in one line when Node is too old", async () => {
  // The machine's own Node, behind the repository's; where that is new enough, there is nothing to try.
  const old = (process.env["PATH"] ?? "").split(":").filter((path) => !path.startsWith(root));
  const env = { PATH: old.join(":") };
  const version = await run("node --version", app, env);
  const isNewer = Number(/\d+/u.exec(version)?.[0]) >= 24;
  test.skip(isNewer, "conditional-skip: the machine's own Node is new enough");
  const line = `The sandbox needs Node 24 or newer; this is ${version.trim()}.`;
  const said = run("./node_modules/.bin/waymark-sandbox", app, env);
  await expect(said).rejects.toThrow(new RegExp(`:\\n${line}\\n$`, "u"));
});

test("the published sandbox: signed in", async ({ page }) => void (await visit(page, { app })));

test("the examples of the READMEs: build, signed in", async ({ page }) => {
  const copied = join(folder, "readme", "prairie");
  cpSync(app, copied, { recursive: true, verbatimSymlinks: true });
  for (const name of ["core", "branding", "vite-preset"]) {
    const readme = readGuide(`packages/${name}/README.md`);
    expect(writeFiles(readme, copied)).not.toEqual([]);
  }
  await run("npm run typecheck && npm run build", copied);
  await visit(page, {
    app: copied,
    look: () => expect(page.getByRole("banner")).toContainText("Prairie Paths"),
  });
});

test("a region that begins with an example: types, unit tests, build, signed in", async ({
  page,
}) => {
  const example = join(folder, "example");
  mkdirSync(example);
  await follow("Examples", example);
  const look = async () => {
    await expect(page.getByRole("banner")).toContainText("Ministry of Education");
    await expect(page.getByRole("heading")).toHaveText("Sign in to Waymark Prairie");
    await expect(page.locator("main .govuk-button[type=submit]")).toBeVisible();
  };
  await visit(page, { app: join(example, "prairie"), look });
});

test("the app is made the partner's own", () => {
  expect(writeFiles(readGuide(), app).length).toBeGreaterThan(8);
});

test("lint, its unit tests, its checks in a browser", async () =>
  void (await follow("4. Test it")));

test("types, build, budgets, a stage's configuration", async () =>
  void (await follow("5. Deploy it")));

test("all of its own is seen", async ({ page }) => {
  const flags = "--configuration staging.json";
  const counted = await visit(page, { app, flags, look: lookAtOwn, read: "/analytics.json" });
  expect(counted).toContain("P-STAGING");
  expect(readFileSync(join(app, "dist-staging/index.html"), "utf8")).toContain("P-STAGING");
  expect(readFileSync(join(app, "dist/index.html"), "utf8")).toContain("Funded by the Province");
  expect(existsSync(join(app, ownPage))).toBe(true);
});

test("the commands of the pages for operators", async () => await operate(app));

test("pnpm: install, types, build", async () => {
  const copied = join(folder, "with-pnpm", "prairie");
  cpSync(app, copied, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist|package-lock\.json)$/u.test(path),
  });
  await follow("With pnpm", copied);
  expect(existsSync(join(copied, ownPage))).toBe(true);
});

test("doctor records the originals of replaced texts, and finds samples and examples alone", async () => {
  const file = join(app, "translations/en-CA.json");
  const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const more = { "signIn.submit": "Come in", "forgot.title": "Lost it?" };
  writeFileSync(file, JSON.stringify({ ...texts, ...more }));
  await run("npx waymark doctor --accept", app);
  const lint = join(app, changedFiles.edited);
  writeFileSync(lint, readFileSync(lint, "utf8").replace('"perf": "warn"', '"perf": "off"'));
  const addresses = (await doctor()).map(({ address }) => address);
  expect(addresses).toEqual([
    "translations/legal/en-CA.json",
    "translations/legal/fr-CA.json",
    "links.en-CA",
    "links.fr-CA",
  ]);
});

test("a minor version is released", releaseMinor);

test("the partner upgrades", async () => {
  const before = versionOfCore();
  rmSync(join(app, "dist"), { recursive: true });
  const said = await follow("6. Keep it up to date");
  expect(said.split(`${deprecated.name} is deprecated`)).toHaveLength(2);
  expect(said).toContain(`Use ${deprecated.replacement}.`);
  const [major, minor = 0] = before.split(".").map(Number);
  expect(versionOfCore()).toBe(`${major}.${minor + 1}.0`);
  const found = await doctor();
  expect(found.map(({ address }) => address)).toEqual(
    expect.arrayContaining([...Object.values(changedFiles), deprecated.name]),
  );
  const outdated = found.filter(
    ({ address, problem }) =>
      address.startsWith("translations/") && problem.includes(" is outdated: "),
  );
  expect(outdated.map(({ address, problem }) => `${address} ${problem.split(" ")[0]}`)).toEqual(
    expect.arrayContaining(
      changedTexts.map(([language, key]) => `translations/${language}.json ${key}`),
    ),
  );
  expect(outdated).toHaveLength(changedTexts.length);
});

test("the template's files that the partner has not edited are taken, the change of the other one is shown", async () => {
  const said = await run("npx waymark upgrade || test $? = 1", app);
  expect(said).toContain(`Taken: ${changedFiles.untouched}.`);
  expect(said).toMatch(/\.oxlintrc\.json is yours, [^]*^\+\{ "plugins": \["react"\] \}$/mu);
  expect(readFileSync(join(app, changedFiles.untouched), "utf8")).toBe("26\n");
  expect(readFileSync(join(app, changedFiles.edited), "utf8")).toContain('"perf": "off"');
  await run("npx waymark upgrade --accept", app);
  const addresses = (await doctor()).map(({ address }) => address);
  for (const path of Object.values(changedFiles)) expect(addresses).not.toContain(path);
});

test("signed in again", async ({ page }) => void (await visit(page, { app })));

/** The findings of doctor in the partner's app. */
async function doctor(): Promise<readonly { address: string; problem: string }[]> {
  const said = await run("npx waymark doctor --json || test $? = 1", app);
  return (JSON.parse(said) as { findings: { address: string; problem: string }[] }).findings;
}

/** Runs the commands of a section of the guide. */
async function follow(section: string, cwd = app): Promise<string> {
  const lines = commandsOf(readGuide(), section).filter((line) => line !== SERVER);
  return await run(lines.join("\n").replaceAll(REGISTRY, registry), cwd);
}

function versionOfCore(): string {
  const file = join(app, "node_modules/@waymark/core/package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

/** Builds our own app from source, and holds every page that a partner's has, too, against its scripts. */
async function compareScripts(): Promise<void> {
  const own = join(copy, "apps/default");
  await run("./node_modules/.bin/vite build --logLevel error", own);
  const ours = scriptsOf(own);
  const theirs = scriptsOf(app);
  const shared = [...theirs.keys()].filter((page) => ours.has(page));
  expect(shared.length).toBeGreaterThan(20);
  for (const page of shared) expect(theirs.get(page), page).toEqual(ours.get(page));
  // What connects React to the page is in React's script, though core comes from another folder here.
  expect(modulesIn("react").join("\n")).toContain("@waymark/core/");
}

/** The scripts that each page names, without the hashes of their content. */
function scriptsOf(built: string): Map<string, string[]> {
  const pagesFolder = join(built, "dist/pages");
  const pages = readdirSync(pagesFolder).filter((name) => name.endsWith(".html"));
  return new Map(
    pages.map((name) => {
      const html = readFileSync(join(pagesFolder, name), "utf8");
      return [name, [...html.matchAll(SCRIPT)].map(({ groups }) => groups?.["name"] ?? "")];
    }),
  );
}

function modulesIn(script: string): string[] {
  const maps = readdirSync(join(app, "maps"));
  const map = maps.find((name) => name.startsWith(`${script}-`)) ?? "";
  return JSON.parse(readFileSync(join(app, "maps", map), "utf8")).sources;
}
