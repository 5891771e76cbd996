import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { people, signIn } from "./fixtures/people.ts";
import { settled } from "@waymark/testing/browser";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** The time after which a call is said to take long, and a little more. */
const LONG_MS = 8500;

for (const lang of ["en", "fr"]) {
  test(
    `[EG-1] [QV-7] a saved sign-in without a response offers the password (${lang})`,
    full,
    async ({ page, origin }) => {
      await page.clock.install();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript(() => localStorage.setItem("appToken", "stored"));
      await page.route("**/api/auth/redirect", () => undefined);
      const shifts = await watchShifts(page);
      const asked = page.waitForRequest("**/api/auth/redirect");
      // The page's clock runs, and a load may take longer than the call may.
      await page.goto(`${origin}/?lang=${lang}`, { waitUntil: "commit" });
      await asked;
      const offer = page.locator(".wm-slow button");
      await offer.waitFor({ state: "attached" });
      await expect(offer).toBeHidden();
      await page.waitForLoadState();
      await page.clock.fastForward(LONG_MS);
      await expect(offer).toBeVisible();
      await checkAccessibility(page);
      await checkReflow(page);
      expect(await shifts()).toBe(0);
      await offer.press("Enter");
      await expect(page.locator("[name=password]")).toBeVisible();
      await expect(page.locator("h1")).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem("appToken"))).toBeNull();
    },
  );
}

test(
  "[QX-2] [QV-7] a submit without a response is said to be still tried below its button, without moving anything",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.clock.install();
    const shifts = await watchShifts(page);
    await page.route("**/api/auth/login", () => undefined);
    await page.goto(`${origin}/?lang=fr`);
    await page.clock.runFor(2000);
    await settled(page);
    const asked = page.waitForRequest("**/api/auth/login");
    await signIn(page, people.student);
    await asked;
    await page.clock.fastForward(LONG_MS);
    const words = page.locator(".wm-still-trying");
    await expect(words).toContainText("Nous essayons toujours");
    const button = await page.locator("[type=submit]").boundingBox();
    const below = (button?.y ?? 0) + (button?.height ?? 0);
    const distance = ((await words.boundingBox())?.y ?? 0) - below;
    expect(distance).toBeLessThan(10);
    expect(distance).toBeGreaterThanOrEqual(0);
    const link = page.getByRole("link", { name: "Difficulté à vous connecter?" });
    await link.focus();
    const isSeen = await link.evaluate((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === each;
    });
    expect(isSeen).toBe(true);
    await checkAccessibility(page);
    expect(await shifts()).toBe(0);
  },
);
