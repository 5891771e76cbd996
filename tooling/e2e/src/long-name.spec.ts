import { checkReflow } from "./fixtures/accessibility.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

const names = ["La Boussole – Québec", "Mon portail d’orientation"];

for (const name of names) {
  test(
    `[SH-1] [QV-2] on a phone, ${name} has two lines beside the toggle and the menu`,
    full,
    async ({ page, origin }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto(`${origin}/?lang=fr`);
      await page.waitForLoadState("networkidle");
      const before = await page.locator(".wm-header").boundingBox();
      await page.locator(".wm-logo__name").evaluate((element, text) => {
        element.textContent = text;
      }, name);
      const after = await page.locator(".wm-header").boundingBox();
      expect(after?.height).toBe(before?.height);
      await checkReflow(page);
    },
  );
}
