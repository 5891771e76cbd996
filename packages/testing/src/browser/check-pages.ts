import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type { Language } from "@waymark/core";
import { oldBrowserFaults } from "./checks/old-browsers.ts";
import { hydrationFaults, translationFaults } from "./checks/opening.ts";
import { secretFaults } from "./checks/secrets.ts";
import { pageFaults } from "./page-faults.ts";
import { test } from "./guarded-page.ts";

/**
 * Declares the tests that the portal's own screens pass, for pages of a region: each in every language of the build.
 * @param paths addresses of pages, such as `/` and `/about`
 * @example
 * checkPages(["/", "/forgot", "/about"]);
 */
export function checkPages(paths: readonly string[]): void {
  for (const [path, language] of views(paths)) {
    const address = withLanguage(path, language);
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

/** Each path with each language that the build has it in. */
function views(paths: readonly string[]): (readonly [path: string, language: Language])[] {
  const rows: { path: string | null; language: Language }[] = JSON.parse(
    readFileSync("dist/pages/pages.json", "utf8"),
  );
  return paths.flatMap((path) => {
    const { pathname } = new URL(path, "http://page.invalid");
    const languages = rows.filter((row) => row.path === pathname).map((row) => row.language);
    if (languages.length === 0) throw new Error(`The build in dist/ has no page ${pathname}`);
    // British pages are those of another deployment, where the build has other languages.
    const shown = languages.filter((language) => language !== "en-GB");
    return [...new Set(shown.length > 0 ? shown : languages)].map((each) => [path, each] as const);
  });
}

function withLanguage(path: string, language: Language): string {
  if (language !== "fr-CA") return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=fr`;
}
