import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repositoryFiles } from "@waymark/lint/repository-files";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Without what the machine says about git, such as that commits are signed. */
const ownSettings = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
};

const appNames = (folder: string) => readdirSync(join(folder, "apps")).toSorted();

describe("a change", () => {
  let copy = "";
  const git = (...args: string[]) =>
    execFileSync(
      "git",
      ["-C", copy, "-c", "user.name=t", "-c", "user.email=t@t.example", ...args],
      { env: ownSettings },
    );

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), "waymark-turbo-"));
    for (const file of repositoryFiles(root))
      cpSync(join(root, file), join(copy, file), { force: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    git("init", "--quiet");
    git("add", "--all");
    git("commit", "--quiet", "--message", "All that is there");
    // Some hundred files are copied, on whatever machine.
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true }), 120_000);

  /** The apps whose build turbo would run after a change in a file, as the workflow asks it. */
  function appsBuiltAfter(file: string, ...filter: string[]): string[] {
    writeFileSync(join(copy, file), `${readFileSync(join(copy, file), "utf8")}\n`);
    git("commit", "--quiet", "--all", "--message", "A change");
    const plan = execFileSync(
      join(root, "node_modules/.bin/turbo"),
      ["run", "build", "--affected", "--dry=json", ...filter],
      {
        cwd: copy,
        encoding: "utf8",
        env: { ...process.env, TURBO_SCM_BASE: "HEAD^", TURBO_TELEMETRY_DISABLED: "1" },
      },
    );
    const { tasks } = JSON.parse(plan) as { tasks: { package: string; task: string }[] };
    const built = tasks.filter(({ task }) => task === "build").map((task) => task.package);
    return appNames(copy).filter((app) => built.includes(app));
  }

  it("[RE-1] in an app builds that app alone", () => {
    expect(appsBuiltAfter("apps/uk/src/main.tsx")).toEqual(["uk"]);
  });

  it("[RE-1] in an app leaves the other apps' jobs nothing to do", () => {
    expect(appsBuiltAfter("apps/uk/src/main.tsx", "--filter=florida")).toEqual([]);
  });

  it.each(["packages/core/src/index.ts", "packages/vite-preset/src/index.ts"])(
    "[RE-1] in %s builds every app",
    (file) => {
      expect(appsBuiltAfter(file)).toEqual(appNames(root));
    },
  );

  it("[RE-1] in the documentation builds none", () => {
    expect(appsBuiltAfter("docs/architecture.md")).toEqual([]);
  });
});
