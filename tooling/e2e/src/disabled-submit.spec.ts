import type { Locator, Page } from "@playwright/test";
import { type Form, forms } from "./atlas/forms.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

const submit = (page: Page) => page.locator("main [type=submit]");
const firstField = (page: Page) =>
  page.locator("main form :is(input:not([tabindex]), select):enabled:visible").first();

/** A press near the upper edge, which is lost as soon as the button moves beneath the pointer. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 6);
  await page.mouse.down();
  // A finger rests: what the field says on being left has time to show.
  await page.evaluate(
    () => new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(rest))),
  );
  await page.mouse.up();
}

/** Opens a form, and counts the calls that it sends. */
async function open(page: Page, form: Form, sandbox: Parameters<Form["open"]>[1]) {
  const sent: string[] = [];
  await form.open(page, sandbox);
  page.on("request", (request) => {
    if (request.url().includes(form.call)) sent.push(request.url());
  });
  return sent;
}

for (const form of share(forms, 8)) {
  test(`[SI-4] [QE-1] ${form.name}: the press that leaves an empty field leads to the summary`, async ({
    page,
    sandbox,
  }) => {
    const sent = await open(page, form, sandbox);
    await firstField(page).focus();
    await press(page, submit(page));
    await expect(page.locator("[role=alert]")).toBeFocused();
    expect(sent).toEqual([]);
  });
}

for (const form of share(forms, 8, 1)) {
  test(
    `[SI-4] [QV-3] ${form.name}: Tab reaches the disabled button, and a key leads to the summary`,
    full,
    async ({ page, sandbox }) => {
      const sent = await open(page, form, sandbox);
      await firstField(page).focus();
      await expect(async () => {
        await page.keyboard.press("Tab");
        expect(await submit(page).evaluate((button) => button.matches(":focus"))).toBe(true);
      }).toPass({ intervals: [0] });
      await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
      await page.keyboard.press("Space");
      await expect(page.locator("[role=alert]")).toBeFocused();
      expect(sent).toEqual([]);
    },
  );
}

test(
  "[SI-3] a link beneath a field that is left empty takes its press, too",
  full,
  async ({ page, sandbox }) => {
    await page.goto(sandbox.origin("default"));
    await page.locator("form[data-ready]").waitFor();
    await page.locator("[name=username]").focus();
    await press(page, page.locator("main a[href*=forgot]"));
    await page.waitForURL("**/forgot**");
  },
);
