import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { apps } from "./fixtures/built-apps.ts";
import { signInStudent } from "./fixtures/people.ts";
import { startSandbox } from "./fixtures/sandbox-process.ts";
import { expect, test } from "./fixtures/test.ts";
import { full } from "./fixtures/share.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const stages = {
  staging: {
    requestTimeoutMs: 5000,
    links: { "en-CA": { help: "https://help.staging.example/" } },
  },
  production: {
    ukLoginOrigins: [] as string[],
    links: { "en-CA": { help: "mailto:help@a.example" } },
  },
};

test(
  "[RE-1] one build serves staging and production, each with its own configuration and policy",
  full,
  async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), "waymark-stages-"));
    for (const [stage, configuration] of Object.entries(stages)) {
      mkdirSync(join(folder, stage));
      writeFileSync(join(folder, stage, "package.json"), JSON.stringify({ name: stage }));
      cpSync(join(root, "apps/default/dist"), join(folder, stage, "dist"), {
        recursive: true,
        // Only the first page is opened, and each page is compressed again.
        filter: (path) => !/\/pages\/.*\.html/u.test(path),
      });
      const file = join(folder, `${stage}.json`);
      writeFileSync(file, JSON.stringify(configuration));
      execFileSync(
        "node",
        ["packages/cli/src/main.ts", "configure", join(folder, stage, "dist"), file],
        {
          cwd: root,
        },
      );
    }
    const sandbox = await startSandbox(["--apps", folder]);
    try {
      for (const [stage, { links }] of Object.entries(stages)) {
        await page.goto(sandbox.origin(stage));
        const help = page.getByRole("contentinfo").getByRole("link", { name: "Help" });
        await expect(help).toHaveAttribute("href", links["en-CA"].help);
        await expect(page.locator("meta[http-equiv=Content-Security-Policy]")).toHaveCount(1);
        await signInStudent(page);
        await page.waitForLoadState("networkidle");
      }
    } finally {
      await sandbox.stop();
      rmSync(folder, { recursive: true });
    }
  },
);

/** The package of a file, which pnpm puts into a folder of its own. */
const LIBRARY = /.*\/node_modules\/((?:@[\w-]+\/)?[\w-]+)\//u;

test("[QO-3] every library in a script has its licence notice in the build", () => {
  for (const app of apps) {
    const read = (file: string) => readFileSync(join(root, "apps", app, file), "utf8");
    const maps = readdirSync(join(root, "apps", app, "maps"));
    const sources = maps.flatMap((map): string[] => JSON.parse(read(`maps/${map}`)).sources);
    // Everything else is a file of ours or of the bundler.
    const libraries = new Set(sources.flatMap((source) => LIBRARY.exec(source)?.[1] ?? []));
    expect(libraries.size).toBeGreaterThan(10);
    const notices = read("dist/third-party-licences.txt");
    for (const name of libraries) {
      expect.soft(notices, app).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(`, "mu"));
    }
    const withoutText = [...notices.matchAll(/^## .* \((.+)\)\n+(?=## )/gmu)];
    expect(withoutText.length).toBeGreaterThan(0);
    for (const [, licence] of withoutText) {
      expect.soft(notices, app).toContain(`without a text above (${licence})`);
    }
  }
});

test("[QO-3] what is served holds no source map", () => {
  for (const app of apps) {
    const dist = join(root, "apps", app, "dist");
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
    expect(files).toContain("index.html");
    expect(files.filter((name) => name.endsWith(".map"))).toEqual([]);
  }
});
