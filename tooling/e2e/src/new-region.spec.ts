import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { repositoryFiles } from "@waymark/lint/repository-files";
import { signInStudent } from "./fixtures/people.ts";
import { full } from "./fixtures/share.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const region = { name: "prairie", title: "Waymark Prairie", colour: "#7a1f5c" };
const flags = [
  ["--title", region.title],
  ["--colour", region.colour],
  ["--accent", "#e8a13a"],
  ["--languages", "canada"],
].flat();

test.describe("a new region", () => {
  test.setTimeout(900_000);
  let copy = "";
  test.beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), "waymark-new-region-"));
  });
  test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

  /** Runs a command in the copy, with the copy's own tools first; what it said comes with its failure. */
  function run(command: string, ...args: string[]): string {
    const tools = [join(copy, "node_modules/.bin"), join(root, ".bootstrap/node_modules/.bin")];
    const path = [...tools, process.env["PATH"]].join(delimiter);
    const env = { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: "1" };
    const options = { cwd: copy, encoding: "utf8", env } as const;
    const { status, stdout, stderr } = spawnSync(command, args, options);
    expect(status, `${command} ${args.join(" ")}\n${stdout}${stderr}`).toBe(0);
    return stdout;
  }

  /** Copies the repository as it stands, with what is not committed yet, and commits it there. */
  function copyRepository(): void {
    for (const file of repositoryFiles(root)) {
      cpSync(join(root, file), join(copy, file), { force: true });
    }
    const author = ["-c", "user.name=Test", "-c", "user.email=test@waymark.example"];
    run("git", "init", "--quiet");
    run("git", "add", "--all");
    run("git", ...author, "commit", "--quiet", "--message", "As it stands");
  }

  /** Starts the copy's sandbox; `url` is where it serves the region. */
  async function startSandbox(): Promise<{ url: string; stop: () => Promise<void> }> {
    const command = ["packages/sandbox/src/cli.ts", "--memory", "--port", "0"];
    const child = spawn(process.execPath, command, {
      cwd: copy,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
    let said = "";
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        const [found] = new RegExp(`http://${region.name}\\.localhost:\\d+`, "u").exec(said) ?? [];
        if (found) resolve(found);
      });
      child.on("exit", () => reject(new Error(`the sandbox serves no ${region.name}: ${said}`)));
    });
    const stop = async () => {
      child.kill("SIGTERM");
      await ended;
    };
    return { url, stop };
  }

  test(
    "[RE-1] is made, built, signed in to and leaves nothing else changed",
    full,
    async ({ page }) => {
      const took: string[] = [];
      const step = async <Result>(name: string, body: () => Result | Promise<Result>) => {
        const start = performance.now();
        const result = await test.step(name, body);
        took.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
        return result;
      };

      await step("copy", copyRepository);
      await step("install", () => run("pnpm", "install", "--frozen-lockfile", "--prefer-offline"));
      await step("new-region", () => run("pnpm", "new-region", region.name, ...flags));
      await step("typecheck and build", () =>
        run("turbo", "run", "typecheck", "build", `--filter=${region.name}`),
      );
      await step("lint and format", () => {
        run("oxlint", "--deny-warnings", `apps/${region.name}`);
        run("oxfmt", "--check", `apps/${region.name}`);
      });

      const sandbox = await step("sandbox", startSandbox);
      try {
        await step("sign in", async () => {
          await page.goto(sandbox.url);
          await expect(page).toHaveTitle(new RegExp(region.title, "u"));
          await expect(page.locator("[type=submit]")).toHaveCSS(
            "background-color",
            "rgb(122, 31, 92)",
          );
          await signInStudent(page);
        });
      } finally {
        await sandbox.stop();
      }

      const changed = run("git", "status", "--porcelain", "--untracked-files=all")
        .split("\n")
        .filter(Boolean)
        .map((line) => line.slice(3));
      const elsewhere = changed.filter((file) => !file.startsWith(`apps/${region.name}/`));
      expect(elsewhere.toSorted()).toEqual(["pnpm-lock.yaml"]);
      console.log(`A new region: ${took.join(", ")}.`);
    },
  );
});
