import type { Locator, Page } from "@playwright/test";
import { people, signIn } from "./fixtures/people.ts";
import { delayRequests } from "./fixtures/requests.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";
import { button, countdown, refusedFor } from "./fixtures/wait.ts";

test.beforeEach(({ guard }) => guard.allow(/429/u));

/** The chunks that a failure shows parts of; `which` are as they are answered. */
const partsOf = (which: string) => new RegExp(`/assets/(?:${which})-[^/]+\\.js`, "u");

/** Height at which the fields begin, below the message. */
const fieldTop = async (page: Page) => (await page.locator("[name=username]").boundingBox())?.y;

test(
  "[QN-3] [QN-4] [QV-7] with its chunks far behind, a wait is shown at once and holds the button; nothing moves when they come",
  full,
  async ({ page, origin }) => {
    const release = await delayRequests(page, partsOf("failure-code|sign-in-help"));
    await page.route("**/api/auth/login", (route) =>
      route.fulfill({ status: 429, headers: { "Retry-After": "75" }, json: {} }),
    );
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${origin}/?lang=fr`);
    await page.locator("form[data-ready]").waitFor();
    await signIn(page, people.student);
    const summary = page.locator(".wm-summary");
    await expect(summary).toBeFocused();
    await expect(summary.locator("[data-message=TROUBLE_TOO_MANY]")).toBeVisible();
    await expect(page.locator(".wm-wait")).toContainText(/1\smin\s1\d\ss/u);
    await expect(button(page)).toHaveAttribute("aria-disabled", "true");
    await expect(button(page)).toHaveAccessibleDescription(/\sà\s/u);
    await expect(page.locator(".wm-code")).toBeEmpty();
    const before = await fieldTop(page);
    release();
    await expect(countdown(page)).toBeVisible();
    await expect(page.locator(".wm-code")).toHaveText(/L-429-[\dA-F]{4}/u);
    await expect(page.locator(".wm-next-steps")).toBeVisible();
    expect(await fieldTop(page)).toBe(before);
  },
);

test(
  "[QN-3] [QV-7] [QE-6] a long wait has its next steps below the button, and the summary is low",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await refusedFor(page, `${origin}/?lang=fr`, { "Retry-After": "600" });
    const steps = page.locator("main form > .wm-next-steps");
    await expect(steps).toBeVisible();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await top(steps)).toBeGreaterThan(await top(button(page)));
    expect((await page.locator(".wm-summary").boundingBox())?.height).toBeLessThan(400);
  },
);

test(
  "[QN-3] in French, on a narrow phone, nothing moves while it counts",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await refusedFor(page, `${origin}/?lang=fr`, { "Retry-After": "95" });
    await expect(countdown(page)).toContainText(/1\smin\s35\ss/u);
    // The next steps arrive in a script of their own.
    await expect(page.getByText("Pas d’adresse courriel")).toBeVisible();
    const height = () => page.locator(".wm-summary").evaluate((box) => box.clientHeight);
    const before = await height();
    for (const ms of [1_000, 35_000, 50_000]) {
      await page.clock.runFor(ms);
      expect(await height()).toBe(before);
    }
  },
);

test(
  "[QN-3] a press on the button that waits shows why, where that was out of sight",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    await refusedFor(page, `${origin}/?lang=fr`, { "Retry-After": "95" });
    await expect(page.getByText("Pas d’adresse courriel")).toBeVisible();
    await button(page).scrollIntoViewIfNeeded();
    await expect(countdown(page)).not.toBeInViewport();
    await button(page).click({ force: true });
    await expect(countdown(page)).toBeInViewport();
    await expect(button(page)).toBeFocused();
  },
);

for (const [lang, width] of [
  ["fr", 320],
  ["en", 320],
  ["fr", 1366],
] as const) {
  test(
    `[QN-3] [QV-7] a wide font does not make the countdown jump (${lang}, ${width}px)`,
    full,
    async ({ page, origin }) => {
      await page.setViewportSize({ width, height: 700 });
      await refusedFor(page, `${origin}/?lang=${lang}`, { "Retry-After": "95" });
      await expect(countdown(page)).toContainText(/1\smin\s35/u);
      await expect(page.locator("main .wm-next-steps")).toBeVisible();
      // Wider than any font of a device.
      await page.evaluate(() => document.body.style.setProperty("letter-spacing", "0.16em"));
      const top = async () => (await page.locator("[name=username]").boundingBox())?.y;
      const before = await top();
      for (const ms of [24_000, 16_000, 46_000, 10_000]) {
        await page.clock.runFor(ms);
        expect(await top()).toBe(before);
      }
      expect(await countdown(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    },
  );
}
