import type { Page } from "@playwright/test";
import { forms, openFilled, valuesOf } from "./fixtures/forms.ts";
import { browserOptions } from "./fixtures/launch-options.ts";
import { settled } from "./fixtures/settled.ts";
import { share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Back to a page that the browser has kept as it was, which a headless shell never does. The test runner switches that off where nobody asks for it. */
test.use({
  launchOptions: { ...browserOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
});

declare global {
  interface Window {
    /** Only a page that was kept still knows it. */
    kept?: boolean;
  }
}

/** Leaves the page by an address and comes back by Back. */
async function leaveAndReturn(page: Page, away: string): Promise<void> {
  await page.evaluate(() => (window.kept = true));
  await page.goto(away);
  await page.evaluate(() => history.back());
  await page.locator("main [type=submit]").waitFor();
  const why = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return entry && "notRestoredReasons" in entry ? JSON.stringify(entry.notRestoredReasons) : "";
  });
  expect(await page.evaluate(() => window.kept), why).toBe(true);
}

for (const form of share(forms, 2)) {
  test(`[QX-3] [QF-8] ${form.name}: a return finds what was typed, no spinner and no password in sight`, async ({
    page,
    sandbox,
  }) => {
    await openFilled(page, sandbox, form);
    await settled(page);
    const password = page.locator("main [name=password]");
    const hasPassword = (await password.count()) > 0;
    if (hasPassword) {
      await page.getByRole("button", { name: /^Show/u }).first().click();
      await expect(password).toHaveAttribute("type", "text");
    }
    await leaveAndReturn(page, `${sandbox.origin("default")}/favicon.svg`);
    if (hasPassword) await expect(password).toHaveAttribute("type", "password");
    expect(await valuesOf(page, form)).toEqual(form.values);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    const response = page.waitForResponse(`**${form.call}`);
    await page.locator("main [type=submit]").click();
    expect((await response).status()).toBe(200);
  });
}

test("[QX-3] [QX-4] a return to the form after signing in says that somebody is signed in", async ({
  page,
  origin,
  sandbox,
}) => {
  const [form] = forms;
  if (!form) throw new Error("there is no form");
  await openFilled(page, sandbox, form);
  await settled(page);
  await page.evaluate(() => (window.kept = true));
  await page.locator("main [type=submit]").click();
  await page.waitForURL("**/workspace/student");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  expect(await page.evaluate(() => window.kept)).toBe(true);
  await page.getByRole("button", { name: "Go to your workspace" }).click();
  await page.waitForURL("**/workspace/student");
});
