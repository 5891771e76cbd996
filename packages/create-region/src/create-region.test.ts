import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRegion } from "./create-region.ts";

let into: string;

beforeEach(() => {
  into = mkdtempSync(join(tmpdir(), "waymark-create-"));
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(into, { recursive: true });
  vi.restoreAllMocks();
});

const run = async (...args: string[]) =>
  await createRegion(into).exitOverride().parseAsync(args, { from: "user" });
const read = (file: string) => readFileSync(join(into, "prairie", file), "utf8");

describe("an app in a repository of its own", () => {
  it("has the region's files, and in place of the repository's its own", async () => {
    await run("prairie", "--title", "The 'Prairie'");
    expect(JSON.parse(read("package.json"))).toMatchObject({
      name: "prairie",
      waymark: { title: "The 'Prairie'", otherLanguage: "fr" },
    });
    expect(read("tsconfig.json")).not.toContain("extends");
    expect(read("src/theme.css")).toContain("--wm-brand");
    expect(read(".gitignore")).toContain("node_modules/");
    expect(read("README.md")).toContain("# The 'Prairie'");
  });

  it.each([
    ["#7a1f5c", false],
    ["#ff0000", true],
  ])(
    "[RE-1] comes with the next steps, and a note on a colour that is too pale: %s",
    async (colour, isNoted) => {
      await run("prairie", "--colour", colour);
      const said = vi.mocked(console.log).mock.calls.flat().join("\n");
      expect(said).toContain("cd prairie && npm install");
      expect(said).not.toContain("pnpm dev");
      expect(said.includes(`White text could not be read on ${colour}, so`)).toBe(isNoted);
    },
  );

  it("[RE-1] keeps what is built out of git, and takes the region's own folders of such names", async () => {
    await run("prairie");
    const cwd = join(into, "prairie");
    const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
    execFileSync("git", ["init", "-q"], { cwd, env });
    const built = [
      "dist/index.html",
      "dist-uk/a.js",
      "maps/a.js.map",
      ".sandbox/a",
      "node_modules/a",
    ];
    const own = ["src/maps/find-school.tsx", "public/maps/north.svg", "src/dist/a.ts"];
    const input = [...built, ...own].join("\n");
    const ignored = execFileSync("git", ["check-ignore", "--stdin"], {
      cwd,
      env,
      input,
      encoding: "utf8",
    });
    expect(ignored.trim().split("\n")).toEqual(built);
  });

  it("[QR-3] has a workflow with pinned actions, whose commands are scripts of the app", async () => {
    await run("prairie");
    const workflow = read(".github/workflows/ci.yml");
    const actions = [...workflow.matchAll(/uses: (.+)/gu)].map(([, action]) => action);
    expect(actions).toHaveLength(2);
    for (const action of actions) expect(action).toMatch(/@[\da-f]{40} # v/u);
    const { scripts, engines } = JSON.parse(read("package.json"));
    const commands = [...workflow.matchAll(/npm (?:run )?([\w:]+)$/gmu)].map(
      ([, script = ""]) => script,
    );
    const checks = ["lint", "typecheck", "test", "build", "size", "test:browser", "test:states"];
    expect(commands).toEqual(["ci", ...checks]);
    for (const script of commands.slice(1)) expect(scripts).toHaveProperty(script);
    const [, floor] = /^>=(\d+)/u.exec(engines.node) ?? [];
    expect(Number(read(".nvmrc"))).toBeGreaterThanOrEqual(Number(floor));
  });

  it("[QR-3] has a workflow that checks every state once Storybook is installed", async () => {
    await run("prairie");
    const [, step = ""] = /- run: (.+test:states)$/mu.exec(read(".github/workflows/ci.yml")) ?? [];
    const cwd = join(into, "prairie");
    writeFileSync(join(into, "npm"), "#!/bin/sh\necho npm $*", { mode: 0o755 });
    const env = { PATH: `${into}:${process.env["PATH"]}` };
    const said = () => execFileSync("sh", ["-ec", step], { cwd, env, encoding: "utf8" });
    expect(said()).toBe("");
    mkdirSync(join(cwd, "node_modules/storybook"), { recursive: true });
    expect(said()).toBe("npm run test:states\n");
  });

  it("asks for packages of one release, and for nothing that only this repository has", async () => {
    await run("prairie", "--languages", "uk");
    const { dependencies, devDependencies, waymark } = JSON.parse(read("package.json"));
    const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
      name.startsWith("@waymark/"),
    );
    expect(ours.map(([name]) => name)).toEqual(
      ["branding", "core", "cli", "create-region", "sandbox", "testing", "vite-preset"].map(
        (name) => `@waymark/${name}`,
      ),
    );
    expect(new Set(ours.map(([, version]) => version)).size).toBe(1);
    expect(waymark.otherLanguage).toBe("en");
  });

  it("[QR-3] follows every file around the region but those that are its own from the first day", async () => {
    await run("prairie");
    const own = ["README.md", "src/region.test.tsx"];
    const template = new URL("../template/standalone/", import.meta.url);
    const around = readdirSync(template, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name.replace(/\.txt$/u, "")))
      .map((path) => relative(fileURLToPath(template), path));
    const { files } = JSON.parse(read("originals/template.json"));
    expect(around.filter((path) => !(path in files)).toSorted()).toEqual(own);
  });

  it("[QR-3] follows the scripts and libraries of package.json, not what each release or region has of its own", async () => {
    await run("prairie");
    const { files } = JSON.parse(read("originals/template.json"));
    const { scripts, engines } = JSON.parse(read("package.json"));
    const followed = JSON.parse(files["package.json"]);
    expect(followed).toMatchObject({
      scripts,
      engines,
      dependencies: { react: expect.any(String) },
    });
    expect(followed.devDependencies).toHaveProperty("vitest");
    expect(files["package.json"]).not.toMatch(/prairie|@waymark/iu);
  });

  it("is not made in a folder that is there", async () => {
    await run("prairie");
    vi.spyOn(process.stderr, "write").mockImplementation(() => true);
    await expect(run("prairie")).rejects.toThrow("The name is taken by prairie/.");
  });
});
