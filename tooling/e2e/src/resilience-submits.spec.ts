import type { Page } from "@playwright/test";
import { forms, openFilled } from "./atlas/forms.ts";
import { share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** One submit is one request, however often the user presses. */

/** The last field in which Enter submits: in a list of choices it opens the list. */
const lastField = (page: Page) => page.locator("main input:not([type=checkbox])").last();

const impatience: Record<string, (page: Page) => Promise<void>> = {
  "a double click": async (page) => page.locator("main [type=submit]").dblclick(),
  "Enter five times": async (page) => {
    await lastField(page).focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Enter");
  },
  "Enter and a click": async (page) => {
    await lastField(page).press("Enter");
    await page.locator("main [type=submit]").click();
  },
};

for (const [row, form] of share([...forms.entries()], 8)) {
  for (const [how, submit] of share(Object.entries(impatience), 3, row)) {
    test(`[QX-1] ${form.name}: ${how} sends one request`, async ({ page, sandbox }) => {
      await openFilled(page, sandbox, form);
      let asked = 0;
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**${form.call}`, async (route) => {
        asked += 1;
        await answered;
        await route.continue();
      });
      await submit(page);
      await expect(page.locator("main [type=submit]")).toHaveAttribute("aria-busy", "true");
      await expect.poll(() => asked).toBe(1);
      const response = page.waitForResponse(`**${form.call}`);
      answer();
      expect((await response).status()).toBe(200);
      await page.locator("main [type=submit][aria-busy=true]").waitFor({ state: "detached" });
      expect(asked).toBe(1);
    });
  }
}
