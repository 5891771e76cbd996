import { checkAccessibility, questions } from "./fixtures/accessibility.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { outOfWindow } from "./atlas/forms.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** The first screen: parts that are seen without scrolling. */

const phone = { width: 390, height: 844 };

for (const { name, app, locale } of share(questions, 2)) {
  test.describe(name, () => {
    test.use({ locale, viewport: phone });

    test(`[QO-1] [QV-7] ${name} is on a phone's first screen, and moves nothing`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.configure({ analytics: { ukId: "G-UK" } });
      const shifts = await watchShifts(page);
      await page.goto(`${sandbox.origin(app)}/`);
      const question = page.locator(".wm-prompt-banner");
      await question.waitFor();
      await expect(question).toBeInViewport({ ratio: 1 });
      expect(await outOfWindow(page, "[type=submit]")).toEqual([]);
      const top = (await question.boundingBox())?.y ?? 0;
      const button = await page.locator("[type=submit]").boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(top);
      await checkAccessibility(page);
      await page.keyboard.press("End");
      await expect(page.getByRole("contentinfo").getByRole("link").last()).toBeInViewport();
      await question.getByRole("button").last().click();
      await expect(question).toHaveCount(0);
      expect(await shifts()).toBe(0);
    });
  });
}

for (const lang of share(["en", "fr"], 2, 1)) {
  test(
    `[QV-2] with logos, the button is in the window of a small phone (${lang})`,
    full,
    async ({ page, sandbox }) => {
      await sandbox.configure({ branding: { institutionId: "riverside" } });
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(`${sandbox.origin("default")}/?lang=${lang}`);
      await page.locator(".wm-brand-logos img").first().waitFor();
      expect(await outOfWindow(page, "[name=username], [name=password], [type=submit]")).toEqual(
        [],
      );
    },
  );
}

test("[QX-9] without JavaScript there are words and the help link, and no form", async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/", "/?lang=fr", "/forgot"]) {
    await page.goto(origin + path);
    await expect(page.locator(".wm-no-script")).toBeInViewport();
    // A box of the card, as the reason of a refusal is.
    await expect(page.locator(".wm-no-script")).toHaveCSS("border-radius", "10px");
    await expect(page.locator(".wm-no-script a")).toHaveAttribute("href", /help|aide/u);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // No sentence asks for what the page has no field for.
    for (const part of await page.locator("main :is(input, button, h1 ~ p)").all()) {
      await expect(part).toBeHidden();
    }
  }
  await context.close();
});
