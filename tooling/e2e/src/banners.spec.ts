import { settled } from "@waymark/testing/browser";
import { coveredBy, focusAtFoot } from "./fixtures/accessibility.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { people } from "./fixtures/people.ts";
import { delayRequests, missing, notFound, withoutScripts } from "./fixtures/requests.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Banners at the foot of the window, which cover nothing that a person uses. */

test(
  "[QO-1] [QV-3] the UK's prompt is before the footer on a phone, at the bottom of the window on a desktop",
  full,
  async ({ page, sandbox }) => {
    await sandbox.configure({ analytics: { ukId: "G-UK" } });
    await page.setViewportSize({ width: 375, height: 667 });
    const shifts = await watchShifts(page);
    await page.goto(sandbox.origin("uk"));
    const question = page.getByRole("region", { name: "Usage statistics" });
    await question.waitFor();
    const [asked, footer] = [
      await question.boundingBox(),
      await page.getByRole("contentinfo").boundingBox(),
    ];
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
    expect(await shifts()).toBe(0);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(sandbox.origin("uk"));
    await question.waitFor();
    const onDesk = await question.boundingBox();
    expect((onDesk?.y ?? 0) + (onDesk?.height ?? 0)).toBeCloseTo(800, 0);
    expect(await shifts()).toBe(0);
  },
);

test(
  "[QX-2] [QV-7] news of the line cover no link of a desk's footer",
  full,
  async ({ page, context, origin, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/u);
    await page.setViewportSize({ width: 1280, height: 800 });
    const shifts = await watchShifts(page);
    await page.goto(`${origin}/?lang=fr`);
    await settled(page);
    await context.setOffline(true);
    const bar = await page.locator(".wm-status-banner").boundingBox();
    for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
      const box = await link.boundingBox();
      const apart = (box?.x ?? 0) >= (bar?.x ?? 0) + (bar?.width ?? 0);
      expect(apart || (box?.y ?? 0) + (box?.height ?? 0) <= (bar?.y ?? 0)).toBe(true);
    }
    expect(await shifts()).toBe(0);
  },
);

for (const path of share(["/", "/portfoliolinking/k1/educator"], 2)) {
  test(`[QX-2] [QV-3] at 320x480 news of the line cover nothing of ${path} that has the focus`, async ({
    page,
    context,
    origin,
    guard,
  }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/u);
    await page.setViewportSize({ width: 320, height: 480 });
    for (const part of ["[name=password]", "[type=submit]"]) {
      await page.goto(`${origin}${path}?lang=fr`);
      await page.locator("form[data-ready]").waitFor();
      await settled(page);
      await focusAtFoot(page.locator(part));
      await context.setOffline(true);
      await page.locator(".wm-status-banner").waitFor();
      await expect.poll(() => coveredBy(page, ".wm-status-banner")).toBe(0);
      for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
        await page.keyboard.press(key);
        await expect.poll(() => coveredBy(page, ".wm-status-banner")).toBe(0);
      }
      await context.setOffline(false);
    }
  });
}

test("[QV-3] [QD-3] [QE-1] the notice that no script comes covers no field that is typed into, and is announced", async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await withoutScripts(page);
  await page.goto(`${origin}/forgot?lang=fr`, { waitUntil: "commit" });
  await page.locator("[name=email]").fill("helene@famille.example");
  const notice = page.locator(".wm-broken");
  await expect(notice).toBeHidden();
  // It comes after 20 s.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(notice).toContainText("Il manque une partie de cette page");
  await expect(notice).toBeVisible();
  await expect(notice).toHaveAttribute("aria-live", "assertive");
  await page.keyboard.type("s");
  await expect.poll(() => coveredBy(page, ".wm-broken")).toBe(0);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`[QV-7] [SI-1] the notice of a broken page moves nothing, and lets a press through that was on its way: ${width} by ${height}`, async ({
    page,
    origin,
    guard,
  }) => {
    guard.allow(missing);
    await page.setViewportSize({ width, height });
    const lose = await delayRequests(page, "**/assets/react-*.js", notFound);
    const shifts = await watchShifts(page);
    await page.goto(origin, { waitUntil: "commit" });
    await page.locator("[name=username]").fill(people.student.username);
    await page.locator("[name=password]").fill(people.student.password);
    const { x = 0, y = 0 } = (await page.locator("main [type=submit]").boundingBox()) ?? {};
    lose();
    await page.locator("html[data-broken]").waitFor();
    const notice = page.locator(".wm-broken");
    await expect(notice).toBeInViewport({ ratio: 1 });
    // Its first second, on a slow machine, too.
    await notice.evaluate((element) => {
      for (const animation of element.getAnimations()) {
        animation.currentTime = 0;
        animation.pause();
      }
    });
    expect(await shifts()).toBe(0);
    await page.mouse.click(x + 40, y + 4);
    await page.waitForURL(`**${people.student.path}`);
  });
}
