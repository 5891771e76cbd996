import type { Page } from "@playwright/test";
import { pageFaults } from "@waymark/testing/browser";
import { people } from "./fixtures/people.ts";
import { regionTest } from "./fixtures/region-test.ts";
import { full } from "./fixtures/share.ts";
import { expect } from "./fixtures/test.ts";
import { withoutScripts } from "./fixtures/requests.ts";

/** A sign-in page of a region's own: a row of `packages/create-region/examples/bayou/src/variants.ts`. */
const test = regionTest("bayou");
const { parent } = people;
const signIn = "/schools/northside";

const logoOf = (page: Page) => page.getByRole("img", { name: "Northside Schools" });

async function fillIn(page: Page, password: string) {
  await page.locator("[name=username]").fill(parent.username);
  await page.locator("[name=password]").fill(password);
  await page.locator("[name=password]").press("Enter");
}

test(
  "[SI-2] [QR-4] [API-3] a variant of the region's own signs in before React, by its own call",
  full,
  async ({ page }) => {
    await withoutScripts(page, "all but the first");
    await page.goto(signIn, { waitUntil: "commit" });
    await expect(logoOf(page)).toBeVisible();
    await expect(page).toHaveTitle("Connexion à Northside – Boussole");
    const call = page.waitForRequest(/\/api\/auth\/login/u);
    await fillIn(page, parent.password);
    expect(new URL((await call).url()).pathname).toBe("/api/auth/loginSD");
    await expect(page).toHaveURL(/\/workspace/u);
  },
);

test.describe("in every other way", full, () => {
  test("[SI-2] [FP-1] [LN-3] its texts are in two languages, its forgot page is its own, and leads back", async ({
    page,
  }) => {
    await page.goto(signIn);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion à Northside");
    await page.locator(".wm-languages summary").click();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Northside");
    await page.getByRole("link", { name: "Trouble signing in?" }).click();
    await expect(page).toHaveURL(/\/forgot\/northside\?lang=en$/u);
    await expect(page.getByText("Enter the email address that your Northside")).toBeVisible();
    await page.getByRole("link", { name: "Back to sign-in" }).click();
    await expect(page).toHaveURL(/\/schools\/northside\?lang=en$/u);
    await expect(logoOf(page)).toBeVisible();
  });

  test("[SI-2] the portal's own sign-in keeps its texts, and has no logo", async ({ page }) => {
    await page.goto("/?lang=en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
    await expect(logoOf(page)).toHaveCount(0);
    await page.goto("/forgot?lang=en");
    await expect(page.getByText("Northside")).toHaveCount(0);
  });

  test("[MR-1] a forced change of the password leads back to it", async ({ page }) => {
    await page.goto(`${signIn}?lang=en`);
    await page.locator("[name=username]").fill(people.mustReset.username);
    await page.locator("[name=password]").fill(people.mustReset.password);
    await page.locator("[name=password]").press("Enter");
    await expect(page).toHaveURL(/\/mustreset/u);
    await page.getByRole("link", { name: "Back to sign-in" }).click();
    await expect(page).toHaveURL(/\/schools\/northside\?lang=en$/u);
  });

  test("[QH-2] search engines may list its sign-in page, and no other page of it", async ({
    page,
  }) => {
    const robots = async (path: string) => (await page.goto(path))?.headers()["x-robots-tag"];
    expect(await robots(signIn)).toBeUndefined();
    expect(await robots("/forgot/northside")).toBe("noindex");
  });

  test("[API-3] signs in by the same call with React", async ({ page }) => {
    await page.goto(signIn, { waitUntil: "networkidle" });
    const call = page.waitForRequest(/\/api\/auth\/login/u);
    await fillIn(page, parent.password);
    expect(new URL((await call).url()).pathname).toBe("/api/auth/loginSD");
    await expect(page).toHaveURL(/\/workspace/u);
  });

  for (const path of ["/Schools/Northside", "/forgot/Northside", "/schools/northside/"]) {
    test(`[RT-2] ${path} is the variant's as well`, async ({ page }) => {
      await page.goto(`${path}?lang=en`);
      await expect(page.locator("main")).toContainText("Northside");
    });
  }

  for (const language of ["fr-CA", "en-US", "es-US"] as const) {
    for (const path of [signIn, "/forgot/northside"]) {
      test(`[QV-1] [QV-2] ${path} passes the checks for partners in ${language}`, async ({
        page,
      }) => {
        await page.goto(`${path}?lang=${language}`);
        expect(await pageFaults(page, language)).toEqual([]);
      });
    }
  }
});
