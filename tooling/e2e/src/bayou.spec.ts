import type { Page } from "@playwright/test";
import { pageFaults } from "@waymark/testing/browser";
import { newestMail } from "./fixtures/mail.ts";
import { people } from "./fixtures/people.ts";
import { regionTest } from "./fixtures/region-test.ts";
import { full } from "./fixtures/share.ts";
import { expect } from "./fixtures/test.ts";
import { withoutScripts } from "./fixtures/requests.ts";

/** A portal in three languages, French first, one of them with a dictionary of its own. */
const test = regionTest("bayou");
const { parent } = people;

const menuOf = (page: Page) => page.locator(".wm-languages");
const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

/** The body of the next sign-in. */
function signInBody(page: Page) {
  return page.waitForRequest(/\/api\/auth\/login/u).then((request) => request.postDataJSON());
}

test(
  "[LN-1] [LN-3] [API-5] French without a wish, then Spanish by the menu: what was typed stays, and the visit is Spanish",
  full,
  async ({ page, guard }) => {
    guard.allow(/401/u);
    await page.goto("/");
    expect(await languageOf(page)).toBe("fr-CA");
    await page.locator("[name=username]").fill(parent.username);
    await menuOf(page).locator("summary").click();
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Iniciar sesión");
    expect(await languageOf(page)).toBe("es-US");
    await expect(page.locator("[name=username]")).toHaveValue(parent.username);
    const body = signInBody(page);
    await page.locator("[name=password]").fill("falsa");
    await page.locator("[name=password]").press("Enter");
    expect(await body).toMatchObject({ SelectedLanguage: 1 });
    await expect(page.locator("[data-message=USERNAME_OR_PASSWORD_NOT_FOUND]")).toHaveText(
      "Usuario o contraseña incorrectos. Revise ambos.",
    );
    await page.getByRole("link", { name: "¿Problemas para iniciar sesión?" }).click();
    await expect(page).toHaveURL(/\/forgot\?lang=es$/u);
    const forgot = page.waitForRequest(/forgotpassword/u);
    await page.locator("[type=submit]").click();
    expect((await forgot).postDataJSON()).toMatchObject({
      languageType: 1,
      translationLanguage: 5,
    });
    await page.goto("/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Política de privacidad");
  },
);

test.describe("in every other way", full, () => {
  test("[LN-3] the menu opens and leads on without a script", async ({ browser, origin }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await menuOf(page).locator("summary").click();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/\?lang=en$/u);
    expect(await languageOf(page)).toBe("en-US");
    await context.close();
  });

  for (const [path, language] of [
    ["/", "fr-CA"],
    ["/?lang=en", "en-US"],
    ["/?lang=es-MX", "es-US"],
    ["/verify/t/PersonalEmail/1/5", "es-US"],
    ["/verify/t/PersonalEmail/1/en", "en-US"],
  ] as const) {
    test(`[LN-1] [LN-2] [VF-4] ${path} is sent in ${language}`, async ({ browser, origin }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${origin}${path}`);
      expect(await languageOf(page)).toBe(language);
      await context.close();
    });
  }

  for (const language of ["fr-CA", "en-US", "es-US"] as const) {
    test(`[QV-1] [QV-2] sign-in and its menu pass the checks for partners in ${language}`, async ({
      page,
    }) => {
      await page.goto(`/?lang=${language}`);
      await menuOf(page).locator("summary").click();
      expect(await pageFaults(page, language)).toEqual([]);
    });
  }

  test("[QV-2] without an illustration the card begins below the header of a phone", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const header = await page.locator(".wm-header").boundingBox();
    const card = await page.locator(".wm-card").boundingBox();
    expect(card?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test("[QV-1] [QF-3] a new password's page passes the checks for partners", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/forgot");
    await page.locator("[name=email]").fill("maya.chen@riverside.example");
    await page.locator("[type=submit]").click();
    await page.locator("[data-screen='forgot.sentTitle']").waitFor();
    await page.goto((await newestMail(sandbox)).url);
    await page.locator("form[data-ready] [name=password]").waitFor();
    expect(await pageFaults(page, "fr-CA")).toEqual([]);
  });

  test("[QP-2] a refusal before React is in Spanish", async ({ page, guard }) => {
    guard.allow(/401/u);
    await withoutScripts(page, "all but the first");
    await page.goto("/?lang=es", { waitUntil: "commit" });
    await page.locator("[name=username]").fill("nobody");
    await page.locator("[name=password]").fill("falsa");
    await page.locator("[name=password]").press("Enter");
    await expect(page.locator("[data-message=USERNAME_OR_PASSWORD_NOT_FOUND]")).toHaveText(
      "Usuario o contraseña incorrectos. Revise ambos.",
    );
  });
});
