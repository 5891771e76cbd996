import type { Page } from "@playwright/test";
import { checkAccessibility, countChanges } from "./fixtures/accessibility.ts";
import { people } from "./fixtures/people.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";
import { type Delayed, withoutScripts } from "./fixtures/requests.ts";

/** The controls of a page work at their first press, before React, which continues from the state that they have then. */

const { student } = people;
const controls = {
  en: {
    show: "Show password",
    hide: "Hide password",
    shown: "Password is shown",
    hidden: "Password is hidden",
    tip: "About your username",
  },
  fr: {
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    shown: "Le mot de passe est affiché",
    hidden: "Le mot de passe est masqué",
    tip: "À propos de votre nom d’utilisateur",
  },
};

/** Opens the sign-in page without React. @returns what lets React come, and waits until it is there */
async function openBeforeReact(page: Page, url: string, delayed: Delayed = "all but the first") {
  const release = await withoutScripts(page, delayed);
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("[name=password]").waitFor();
  return async () => {
    release();
    await page.locator("form[data-ready]").waitFor();
  };
}

for (const lang of share(["en", "fr"] as const, 2, 1)) {
  const { show, hide, tip, shown, hidden } = controls[lang];

  test(`[QP-2] the password is shown and hidden before React, and stays as it is (${lang})`, async ({
    page,
    origin,
  }) => {
    const letReactCome = await openBeforeReact(page, `${origin}/?lang=${lang}`);
    const field = page.locator("[name=password]");
    await field.fill("maple-trail-24");
    await field.press("ArrowLeft");
    await page.getByRole("button", { name: show }).click();
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toBeFocused();
    await page.keyboard.type("x");
    await expect(field).toHaveValue("maple-trail-2x4");
    await page.getByRole("button", { name: hide }).click();
    await expect(field).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: show }).click();
    await letReactCome();
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("maple-trail-2x4");
    await page.getByRole("button", { name: hide }).click();
    await expect(field).toHaveAttribute("type", "password");
    await expect(page.getByRole("button", { name: show })).toBeVisible();
  });

  test(
    `[QP-2] [QF-8] that a password is shown is said before React, which does not say it again (${lang})`,
    full,
    async ({ page, origin }) => {
      const letReactCome = await openBeforeReact(page, `${origin}/?lang=${lang}`);
      const status = page.locator("#password-status");
      await expect(status).toBeEmpty();
      await page.getByRole("button", { name: show }).click();
      await expect(status).toHaveText(shown);
      await page.getByRole("button", { name: hide }).click();
      await expect(status).toHaveText(hidden);
      await page.getByRole("button", { name: show }).click();
      await expect(status).toHaveText(shown);
      const changes = await countChanges(status);
      await letReactCome();
      expect(await changes()).toBe(0);
      await expect(status).toHaveText(shown);
      await page.getByRole("button", { name: hide }).click();
      await expect(status).toHaveText(hidden);
    },
  );

  test(
    `[QP-2] the tip opens and closes before React, and stays open (${lang})`,
    full,
    async ({ page, origin }) => {
      const letReactCome = await openBeforeReact(page, `${origin}/?lang=${lang}`);
      const button = page.getByRole("button", { name: tip });
      const note = page.getByRole("note");
      await button.click();
      await expect(note).toBeVisible();
      await checkAccessibility(page);
      await page.keyboard.press("Escape");
      await expect(note).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(note).toBeVisible();
      await page.locator("h1").click();
      await expect(note).toBeHidden();
      await button.click();
      await letReactCome();
      await expect(note).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Escape");
      await expect(note).toBeHidden();
    },
  );
}

test(
  "[QP-2] [SH-6] the phone's menu opens before React, and stays open",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letReactCome = await openBeforeReact(page, origin);
    const button = page.getByRole("button", { name: "Menu" });
    const help = page.getByRole("banner").getByRole("link", { name: "Help" });
    await expect(help).toBeHidden();
    await button.click();
    await expect(help).toBeVisible();
    await letReactCome();
    await expect(help).toBeVisible();
    await button.click();
    await expect(help).toBeHidden();
  },
);

test(
  "[QP-2] a control that is pressed before any script opens with the first one",
  full,
  async ({ page, origin }) => {
    const letReactCome = await openBeforeReact(page, origin, "all");
    await page.getByRole("button", { name: controls.en.tip }).click();
    await expect(page.getByRole("note")).toBeHidden();
    await letReactCome();
    await expect(page.getByRole("note")).toBeVisible();
  },
);

test("[QP-2] [QT-1] a password that is shown is hidden when it is sent before React", async ({
  page,
  origin,
}) => {
  await openBeforeReact(page, origin);
  await page.locator("[name=username]").fill(student.username);
  await page.locator("[name=password]").fill(student.password);
  await page.getByRole("button", { name: controls.en.show }).click();
  await page.route("**/api/auth/login", () => undefined);
  await page.locator("[name=password]").press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-pending", "");
  await expect(page.locator("[name=password]")).toHaveAttribute("type", "password");
});
