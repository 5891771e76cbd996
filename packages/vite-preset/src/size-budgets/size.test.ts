import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeCompressedCopies } from "@waymark/hosting";
import { expect, it, onTestFinished } from "vitest";

const size = fileURLToPath(new URL("size.ts", import.meta.url));
const advice = "Make your parts smaller, or raise these budgets in budgets.json.\n";

/** Measures an app of three small pages whose other pages have this budget of HTML. */
function measured(html: number) {
  const app = mkdtempSync(join(tmpdir(), "waymark-app-"));
  onTestFinished(() => rmSync(app, { recursive: true }));
  mkdirSync(join(app, "dist/pages"), { recursive: true });
  for (const name of ["index.html", "pages/forgot.en-CA.html", "pages/legal.en-CA.html"]) {
    writeFileSync(join(app, "dist", name), "<p>A page</p>");
    writeCompressedCopies(join(app, "dist", name));
  }
  writeFileSync(join(app, "budgets.json"), JSON.stringify({ other: { html } }));
  return spawnSync(process.execPath, [size], { cwd: app, encoding: "utf8" });
}

it("[QP-1] a page over its budget fails with what it needs, and at the end with what to do", () => {
  const { status, stderr } = measured(0.001);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^pages\/forgot\.en-CA\.html is over its budget of 0\.001 kB br; /u);
  expect(stderr.endsWith(`kB br  pages/forgot.en-CA.html\n${advice}`)).toBe(true);
});

it("[QP-1] pages within their budgets are listed alone", () => {
  const { status, stdout, stderr } = measured(9);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("other   html");
});
