import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { PAGES_FILE } from "@waymark/hosting";
import { oldBrowserFaults } from "./checks/old-browsers.ts";
import { hydrationFaults, translationFaults } from "./checks/hydration.ts";
import { secretFaults } from "./checks/secrets.ts";
import { pageFaults } from "./page-faults.ts";
import { pageViews } from "./page-views.ts";
import { test } from "./guarded-page.ts";

/**
 * Declares the tests that the portal's own screens pass, for pages of a region: each in every language of the build.
 * @param paths addresses of pages, such as `/` and `/about`
 * @example
 * checkPages(["/", "/forgot", "/about"]);
 */
export function checkPages(paths: readonly string[]): void {
  const rows = JSON.parse(readFileSync(join("dist", PAGES_FILE), "utf8"));
  for (const { address, language } of pageViews(rows, paths)) {
    test(`${address} can be seen, read and operated`, async ({ page }) => {
      expect(await hydrationFaults(page, address)).toEqual([]);
      expect(await pageFaults(page, language)).toEqual([]);
    });
    test(`${address} survives page translation`, async ({ page }) => {
      expect(await translationFaults(page, address)).toEqual([]);
    });
  }
  test("the build has nothing that old browsers cannot read", () => {
    expect(oldBrowserFaults()).toEqual([]);
  });
  test("signing in shows, keeps and sends no secret", async ({ page }) => {
    expect(await secretFaults(page)).toEqual([]);
  });
}
