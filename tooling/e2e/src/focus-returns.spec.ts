import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";
import { settled } from "@waymark/testing/browser";
import { full, share } from "./fixtures/share.ts";

const menuButton = (page: Page) => page.getByRole("banner").locator(".wm-menu__button");
const menuLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Help" });

async function openMenu(page: Page, origin: string): Promise<void> {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(origin);
  await page.locator("form[data-ready]").waitFor();
  await menuButton(page).press("Enter");
  await expect(menuLink(page)).toBeVisible();
}

test("[QV-3] Escape in the tip leads back to its button", full, async ({ page, origin }) => {
  await page.goto(origin);
  await page.locator("form[data-ready]").waitFor();
  const button = page.locator(".wm-tip__button");
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("note")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("note")).toBeHidden();
  await expect(button).toBeFocused();
});

test(
  "[QV-3] Escape in the phone's menu leads back to its button",
  full,
  async ({ page, origin }) => {
    await openMenu(page, origin);
    await page.keyboard.press("Tab");
    await expect(menuLink(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menuLink(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  },
);

test(
  "[QV-3] the phone's menu goes when something else is pressed, or the focus leaves it",
  full,
  async ({ page, origin }) => {
    await openMenu(page, origin);
    await page.mouse.click(187, 500);
    await expect(menuLink(page)).toBeHidden();

    await menuButton(page).press("Enter");
    await expect(menuLink(page)).toBeVisible();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
    await expect(menuLink(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  },
);

for (const [answer, control] of [
  ["Yes, count", "Turn usage statistics off"],
  ["No, thanks", "Turn usage statistics on"],
] as const) {
  test(
    `[QV-3] [QO-1] "${answer}" leads to where it can be taken back`,
    full,
    async ({ page, sandbox }) => {
      const network = sandbox.beside("static");
      const script = `${network}/gtag/js`;
      await sandbox.configure({ analytics: { ukId: "G-UK", script, collectOrigins: [network] } });
      await page.goto(sandbox.origin("uk"));
      await page.getByRole("button", { name: answer }).press("Enter");
      await expect(page.getByRole("button", { name: control })).toBeFocused();
    },
  );
}

test.describe("for a browser that speaks French", () => {
  test.use({ locale: "fr-CA" });

  for (const key of share([0, 1], 2)) {
    test(`[QV-3] answer ${key} to the offer of French leaves the focus in the page`, async ({
      page,
      origin,
    }) => {
      await page.goto(origin);
      await settled(page);
      const answers = page.locator(".wm-prompt-banner .wm-button");
      await answers.nth(key).press("Enter");
      await expect(answers).toHaveCount(0);
      await expect(page.locator("main")).toBeFocused();
    });
  }
});

test(
  "[QV-3] [QX-4] news of another tab leave the focus in the page when they are put away",
  full,
  async ({ page, context, origin }) => {
    await page.goto(origin);
    await settled(page);
    await page.locator("[name=username]").fill("maya");
    const other = await context.newPage();
    await other.goto(`${origin}/favicon.svg`);
    await other.evaluate(() => localStorage.setItem("appToken", "another"));
    await page.getByRole("button", { name: "Stay here" }).press("Enter");
    await expect(page.locator(".wm-status-banner")).toHaveCount(0);
    await expect(page.locator("main")).toBeFocused();
  },
);

test(
  "[QE-5] Back to a longer screen begins at its heading, which has the focus",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(origin);
    await settled(page);
    await page.getByRole("link", { name: "Don’t have an account?" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Don’t have an account?");
    await page.goBack();
    const heading = page.getByRole("heading", { name: "Sign in", level: 1 });
    await expect(heading).toBeFocused();
    await expect(page.locator("[name=username]")).toBeInViewport({ ratio: 1 });
    // A frame in which the browser would scroll.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(heading).toBeInViewport({ ratio: 1 });
  },
);
