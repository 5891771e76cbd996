import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { run } from "./commands.ts";
import { compareScripts } from "./compare-scripts.ts";
import { commandsOf, readGuide, writeFiles } from "./guide.ts";
import { npmSettings, startRegistry } from "./registry.ts";
import { addChangeset, cleanCopy, release } from "./release.ts";
import { startSandbox } from "./sandbox.ts";
import type { Trial, Where } from "./trial.ts";
import { lookAtOwn, signIn, visit } from "./visit.ts";

interface Step {
  name: string;
  run: (trial: Trial) => Promise<void>;
}

const REGISTRY = "https://packages.waymark.example";
/** Runs until it is stopped. */
const SERVER = "npx @waymark/sandbox";

const readmes = [
  "packages/core/README.md",
  "packages/branding/README.md",
  "packages/vite-preset/README.md",
];

/** What a release and a partner do, in this order. */
export const steps: readonly Step[] = [
  {
    name: "a registry starts",
    run: async (trial) => {
      trial.registry = await startRegistry(trial.folder, trial.root);
    },
  },
  {
    name: "a clean copy of the repository is installed",
    run: async (trial) => {
      trial.release = await cleanCopy(trial);
    },
  },
  { name: "the packages are versioned, built, published", run: release },
  { name: "npm create makes an app, npm installs it", run: follow("1. Create the app", "folder") },
  { name: "npm: types and build", run: follow("2. Run it and sign in") },
  { name: "its pages name the scripts that our own do", run: compareScripts },
  { name: "the sandbox says in one line when Node is too old", run: tryOldNode },
  { name: "the published sandbox: signed in, in a browser", run: signInThere },
  { name: "the examples of the READMEs: build, signed in", run: tryReadmes },
  {
    name: "the app is made the partner's own",
    run: async ({ root, app }) => {
      expect(writeFiles(readGuide(root), app).length).toBeGreaterThan(8);
    },
  },
  { name: "types, build, budgets, a stage's configuration", run: follow("4. Deploy it") },
  { name: "all of its own is seen, in a browser", run: seeOwn },
  { name: "pnpm: install, types, build", run: usePnpm },
  {
    name: "a minor version is released",
    run: async (trial) => {
      addChangeset(trial.release);
      await release(trial);
    },
  },
  { name: "the partner upgrades", run: upgrade },
  { name: "signed in again, in a browser", run: signInThere },
];

function whereOf({ root, app, folder }: Trial, at: "app" | "folder" = "app"): Where {
  const own = at === "app" ? app : folder;
  return { folder: own, root, env: { npm_config_userconfig: npmSettings(folder) } };
}

/** Runs the commands of a section of the guide. */
function follow(section: string, at: "app" | "folder" = "app") {
  return async (trial: Trial): Promise<void> => {
    const lines = commandsOf(readGuide(trial.root), section).filter((line) => line !== SERVER);
    const script = lines.join("\n").replaceAll(REGISTRY, trial.registry);
    await run(script, whereOf(trial, at));
  };
}

async function tryOldNode(trial: Trial): Promise<void> {
  const { PATH } = process.env;
  // The machine's own Node, behind the repository's; where that is new enough, there is nothing to try.
  const old = (PATH ?? "").split(":").filter((folder) => !folder.startsWith(trial.root));
  const where = whereOf(trial);
  where.env = { ...where.env, PATH: old.join(":") };
  const version = await run("node --version", where);
  if (Number(/\d+/u.exec(version)?.[0]) >= 24) return;
  const line = `The sandbox needs Node 24 or newer; this is ${version.trim()}.`;
  const said = run("./node_modules/.bin/waymark-sandbox", where);
  await expect(said).rejects.toThrow(new RegExp(`:\\n${line}\\n$`, "u"));
}

async function signInThere(trial: Trial): Promise<void> {
  const { url, stop } = await startSandbox(whereOf(trial));
  await visit(url, signIn);
  await stop();
}

async function tryReadmes(trial: Trial): Promise<void> {
  const app = join(trial.folder, "readme", "prairie");
  cpSync(trial.app, app, { recursive: true, verbatimSymlinks: true });
  for (const readme of readmes) {
    expect(writeFiles(readGuide(trial.root, readme), app)).not.toEqual([]);
  }
  await run("npm run typecheck && npm run build", whereOf({ ...trial, app }));
  const { url, stop } = await startSandbox(whereOf({ ...trial, app }));
  await visit(url, async (page) => {
    await expect(page.getByRole("banner")).toContainText("Prairie Paths");
    await signIn(page);
  });
  await stop();
}

async function seeOwn(trial: Trial): Promise<void> {
  const sandbox = await startSandbox(whereOf(trial), "--configuration staging.json");
  await visit(sandbox.url, async (page) => {
    await lookAtOwn(page);
    await signIn(page);
  });
  const counted = await fetch(`${sandbox.console}/analytics.json`);
  expect(await counted.text()).toContain("P-STAGING");
  await sandbox.stop();
  expect(readFileSync(join(trial.app, "dist-staging/index.html"), "utf8")).toContain("P-STAGING");
  expect(existsSync(join(trial.app, "dist/pages/about.fr-CA.html"))).toBe(true);
}

async function usePnpm(trial: Trial): Promise<void> {
  const app = join(trial.folder, "with-pnpm", "prairie");
  cpSync(trial.app, app, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist|package-lock\.json)$/u.test(path),
  });
  await follow("With pnpm")({ ...trial, app });
  expect(existsSync(join(app, "dist/pages/about.fr-CA.html"))).toBe(true);
}

async function upgrade(trial: Trial): Promise<void> {
  const before = versionOf(trial.app);
  rmSync(join(trial.app, "dist"), { recursive: true });
  await follow("5. Keep it up to date")(trial);
  const [major, minor = 0] = before.split(".").map(Number);
  expect(versionOf(trial.app)).toBe(`${major}.${minor + 1}.0`);
}

function versionOf(app: string): string {
  const file = join(app, "node_modules/@waymark/core/package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
