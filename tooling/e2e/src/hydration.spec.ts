import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { full } from "./fixtures/share.ts";
import { startSandbox } from "./fixtures/sandbox-process.ts";
import { expect, test } from "./fixtures/test.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

interface Row {
  path: string | null;
  language: string;
}

/** A page for many paths asks the server about a path that was never mailed. */
const refused = /Failed to load resource: the server responded with a status of 4/u;

test(
  "[QV-7] no prerendered page differs from what the portal makes of it, as a development build would say",
  full,
  async ({ page, guard }) => {
    guard.allow(refused);
    test.setTimeout(900_000);
    const apps = mkdtempSync(join(tmpdir(), "waymark-development-"));
    const dist = join(apps, "default/dist");
    mkdirSync(join(apps, "default"));
    writeFileSync(join(apps, "default/package.json"), "{}");
    const app = join(root, "apps/default");
    const build = ["build", "--mode", "development", "--outDir", dist, "--emptyOutDir"];
    execFileSync(join(app, "node_modules/.bin/vite"), build, {
      cwd: app,
      env: { ...process.env, NODE_ENV: "development" },
      stdio: "pipe",
    });
    const rows: Row[] = JSON.parse(readFileSync(join(dist, "pages/pages.json"), "utf8"));
    const sandbox = await startSandbox(["--apps", apps]);
    const said: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "info" || refused.test(message.text())) return;
      said.push(`${page.url()}: ${message.text()}`);
    });
    try {
      const origin = sandbox.origin("default");
      let visited = 0;
      let wanted = 0;
      for (const language of ["en-CA", "fr-CA", "en-GB"]) {
        await sandbox.configure({ ukLoginOrigins: language === "en-GB" ? [origin] : [] });
        const pages = rows.filter((row) => row.language === language && row.path);
        wanted += pages.length;
        for (const { path } of pages) {
          await page.goto(`${origin}${path}${language === "fr-CA" ? "?lang=fr" : ""}`);
          await page.locator("html[data-ready]").waitFor();
          await page.waitForLoadState("networkidle");
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          visited += 1;
        }
      }
      expect(visited).toBe(wanted);
      expect(wanted).toBeGreaterThan(75);
      expect(said).toEqual([]);
    } finally {
      await sandbox.stop();
      rmSync(apps, { recursive: true });
    }
  },
);
