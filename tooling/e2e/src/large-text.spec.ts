import type { Page } from "@playwright/test";
import { settled } from "@waymark/testing/browser";
import {
  brokenParts,
  checkAccessibility,
  checkReflow,
  coveredBy,
  focusAtFoot,
  logOutHeader,
} from "./fixtures/accessibility.ts";
import { formNamed } from "./atlas/forms.ts";
import { launchOptions } from "./fixtures/launch-options.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { sendMail } from "./fixtures/mail.ts";
import type { RunningSandbox } from "./fixtures/sandbox-process.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** A browser that is set to text of twice the usual size, on a phone. */
test.use({
  viewport: { width: 375, height: 667 },
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, "--blink-settings=defaultFontSize=32"],
  },
});

const at =
  (path: string) =>
  async (page: Page, sandbox: RunningSandbox): Promise<unknown> =>
    page.goto(`${sandbox.origin("default")}${path}?lang=fr`);

const pages = {
  "sign-in": at("/"),
  forgot: at("/forgot"),
  linking: at("/portfoliolinking/k1"),
  "the choice of an account": at("/account/k1"),
  "activation of a parent": async (page: Page, sandbox: RunningSandbox) =>
    page.goto((await sendMail(sandbox, "ActivateParent", { language: "fr-CA" })).url),
};

for (const [name, open] of Object.entries(pages)) {
  test(
    `[QV-2] [QV-7] ${name} in French at 200% text: whole words on buttons, no picture, nothing lost`,
    full,
    async ({ page, sandbox }) => {
      const shifts = await watchShifts(page);
      await open(page, sandbox);
      await page.locator(".wm-card:not(.wm-waiting *) h1").waitFor();
      await page.waitForLoadState("networkidle");
      expect(await brokenParts(page.locator(".wm-button"))).toEqual([]);
      expect(await brokenParts(page.locator("label"))).toEqual([]);
      expect((await page.locator(".wm-art").boundingBox())?.height ?? 0).toBe(0);
      expect(await shifts()).toBe(0);
      await checkReflow(page);
      await checkAccessibility(page);
    },
  );
}

test(
  "[QV-2] at 200% text the first screen of sign-in shows its first field, and icons grow",
  full,
  async ({ page, origin }) => {
    await page.goto(`${origin}/?lang=fr`);
    const field = await page.locator("[name=username]").boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(667);
    for (const icon of await page.locator(".wm-icon:visible").all()) {
      expect((await icon.boundingBox())?.width).toBeGreaterThanOrEqual(40);
    }
  },
);

for (const lang of ["en", "fr"]) {
  test(
    `[SH-3] [QV-2] [QV-3] at 200% text and 320px the header with log-out is two rows (${lang})`,
    full,
    async ({ page, origin, guard }) => {
      guard.allow(/401/u);
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(`${origin}/switchaccount?k=1&lang=${lang}`);
      const { boxes, gaps } = await logOutHeader(page);
      const [home, language, logOut, menu] = boxes;
      expect(home?.top).toBe(language?.top);
      expect(menu?.top).toBeGreaterThanOrEqual(logOut?.top ?? Infinity);
      expect(menu?.bottom).toBeLessThanOrEqual(logOut?.bottom ?? 0);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
      expect(await brokenParts(page.locator(".wm-header__link:visible"))).toEqual([]);
      await checkReflow(page);
    },
  );
}

test(
  "[QX-2] [QV-3] at 200% text and 320x480 news of the line cover no field and no button that has the focus",
  full,
  async ({ page, context, origin, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/u);
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(`${origin}/?lang=fr`);
    await page.locator("form[data-ready]").waitFor();
    await settled(page);
    await focusAtFoot(page.locator("[name=username]"));
    await context.setOffline(true);
    await page.locator(".wm-status-banner").waitFor();
    await expect.poll(() => coveredBy(page, ".wm-status-banner")).toBe(0);
    // The fields, their buttons, the box, the button of the form and both links.
    for (let targets = 0; targets < 7; targets += 1) {
      await page.keyboard.press("Tab");
      await expect.poll(() => coveredBy(page, ".wm-status-banner")).toBe(0);
    }
  },
);

test(
  "[QV-2] a page whose own text is doubled has no picture either",
  full,
  async ({ page, origin }) => {
    // As a style sheet of the reader does, of which media queries know nothing.
    await page.goto(`${origin}/?lang=fr`);
    await page.setViewportSize({ width: 640, height: 1000 });
    const art = page.locator(".wm-art");
    expect((await art.boundingBox())?.height).toBeGreaterThan(0);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect((await art.boundingBox())?.height ?? 0).toBe(0);
  },
);

const narrow = ["login", "resetPassword", "registration"].map(formNamed);

for (const form of narrow) {
  test(
    `[QV-2] ${form.name} in French at 200% text and 320px: whole words, no sideways scroll`,
    full,
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await form.open(page, sandbox);
      await page.locator(".wm-header__language").click();
      await page.locator("html[lang=fr-CA] form[data-ready]").waitFor();
      const words = page.locator("main :is(h1, label, button, a, .wm-field__hint, p)");
      expect(await brokenParts(words)).toEqual([]);
      await checkReflow(page);
    },
  );
}
