import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeCompressedCopies } from "@waymark/hosting";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";

const size = fileURLToPath(new URL("size.ts", import.meta.url));
const advice = "Make your parts smaller, or raise these budgets in budgets.json.\n";

/** The files of three small pages, by their paths. */
const portalPages = {
  "/": "index.html",
  "/forgot": "pages/forgot.en-CA.html",
  "/legal": "pages/legal.en-CA.html",
};

/** Measures an app of small pages with these budgets of its own. */
function measured(budgets: object, pages: Readonly<Record<string, string>> = portalPages) {
  const app = testFolder();
  for (const folder of ["dist/pages", "src"]) mkdirSync(join(app, folder), { recursive: true });
  for (const [path, name] of Object.entries(pages)) {
    writeFileSync(join(app, "dist", name), `<p>The page at ${path}</p>`);
    writeCompressedCopies(join(app, "dist", name));
  }
  const rows = Object.entries(pages).map(([path, file]) => ({ path, language: "en-CA", file }));
  writeFileSync(join(app, "dist/pages/pages.json"), JSON.stringify(rows));
  writeFileSync(
    join(app, "src/variants.ts"),
    `export const variants = ["default", { name: "northside", path: "/schools/northside" }];`,
  );
  writeFileSync(join(app, "budgets.json"), JSON.stringify(budgets));
  return spawnSync(process.execPath, [size], { cwd: app, encoding: "utf8" });
}

it("[QP-1] a page over its budget fails with what it needs, and at the end with what to do", () => {
  const { status, stderr } = measured({ other: { html: 0.001 } });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^pages\/forgot\.en-CA\.html is over its budget of 0\.001 kB br; /u);
  expect(stderr.endsWith(`kB br  pages/forgot.en-CA.html\n${advice}`)).toBe(true);
});

it("[QP-1] pages within their budgets are listed alone", () => {
  const { status, stdout, stderr } = measured({ other: { html: 9 } });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("other   html");
});

it("[QP-1] a sign-in page of a region's own has the budget of a sign-in page", () => {
  const file = "pages/schools-northside.en-CA.html";
  const pages = { ...portalPages, "/schools/northside": file };
  const { stderr } = measured({ signIn: { html: 0.001 } }, pages);
  expect(stderr).toContain(`${file} is over its budget of 0.001 kB br`);
});
