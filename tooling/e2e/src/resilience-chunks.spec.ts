import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { gone, loads, missing, notFound } from "./fixtures/requests.ts";
import { sendMail } from "./fixtures/mail.ts";
import { people, signIn, signInStudent } from "./fixtures/people.ts";
import { settled } from "@waymark/testing/browser";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Chunks that are missing after a deployment, for a moment or permanently. */

const heading = { level: 1 } as const;

test(
  "[QX-5] a screen that failed once is fetched once more, without a reload",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(missing);
    await page.goto(origin);
    await settled(page);
    const asked = await gone(page, "**/static-screens-*.js*", 1);
    const loaded = loads(page);
    await page.getByRole("link", { name: "Don’t have an account?" }).click();
    await expect(page.getByRole("heading", heading)).toHaveText("Don’t have an account?");
    expect([asked(), loaded()]).toEqual([1, 0]);
  },
);

test(
  "[QX-5] a screen whose url stays failed, as Chromium 153 keeps it, is fetched under another one",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(missing);
    await page.goto(origin);
    await settled(page);
    await gone(page, "**/static-screens-*.js");
    const loaded = loads(page);
    await page.getByRole("link", { name: "Don’t have an account?" }).click();
    await expect(page.getByRole("heading", heading)).toHaveText("Don’t have an account?");
    expect(loaded()).toBe(0);
  },
);

test("[QX-5] a screen that is gone with a deployment comes with the new page, which is loaded once", async ({
  page,
  origin,
  guard,
}) => {
  guard.allow(missing);
  await page.goto(origin);
  await settled(page);
  await gone(page, "**/static-screens-*.js*", 2);
  const loaded = loads(page);
  await page.getByRole("link", { name: "Don’t have an account?" }).click();
  await expect(page.getByRole("heading", heading)).toHaveText("Don’t have an account?");
  expect(loaded()).toBe(1);
});

test(
  "[QX-5] a screen comes after one reload at most when a chunk that it shares with others failed",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(missing);
    const loaded = loads(page);
    // From the start: the page prefetches it with what a failure shows.
    await page.route("**/rich-text-*.js*", (route) =>
      loaded() === 1 ? notFound(route) : route.fallback(),
    );
    await page.goto(origin);
    await settled(page);
    await page.getByRole("link", { name: "Don’t have an account?" }).click();
    await expect(page.getByRole("heading", heading)).toHaveText("Don’t have an account?");
    expect(loaded()).toBe(2);
  },
);

const missingScreen = [
  ["", "We couldn’t open this page", "Try again"],
  ["?lang=fr", "Nous n’avons pas pu ouvrir cette page", "Réessayer"],
] as const;

for (const [language, title, again] of missingScreen) {
  test(
    `[QX-5] [QE-4] a screen that is permanently missing at /${language} ends in a message and next steps`,
    full,
    async ({ page, origin, guard }) => {
      guard.allow(missing);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${origin}/${language}`);
      await settled(page);
      await gone(page, "**/static-screens-*.js*");
      const loaded = loads(page);
      await page.locator("main a[href^='/noaccount']").click();
      await expect(page.getByRole("heading", heading)).toHaveText(title);
      expect(loaded()).toBe(1);
      await checkAccessibility(page);
      await checkReflow(page);
      await page.unroute("**/static-screens-*.js*");
      await page.getByRole("button", { name: again }).click();
      await expect(page.locator("[data-screen='noAccount.title']")).toBeVisible();
    },
  );
}

test(
  "[QX-5] [QT-6] without session storage the page does not reload",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(missing);
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto(origin);
    await settled(page);
    await gone(page, "**/static-screens-*.js*");
    const loaded = loads(page);
    await page.getByRole("link", { name: "Don’t have an account?" }).click();
    await expect(page.getByRole("heading", heading)).toHaveText("We couldn’t open this page");
    expect(loaded()).toBe(0);
  },
);

test(
  "[QX-5] [SH-8] a person can sign out where every lazy script is missing",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(missing);
    await gone(page, /\/assets\/(?!first-|shared-|react-|index-)[^/]+\.js/u);
    await page.addInitScript(() => {
      if (location.pathname === "/switchaccount") localStorage.setItem("appToken", "stored");
    });
    await page.goto(`${origin}/switchaccount?k=1`);
    await expect(page.getByRole("heading", heading)).toHaveText("We couldn’t open this page");
    await page.getByRole("link", { name: "Sign out" }).click();
    await expect(page.locator("[data-message=SIGNED_OUT]")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("appToken"))).toBeNull();
  },
);

test(
  "[QX-5] [QX-8] [SI-7] a forced change that is gone ends at sign-in, which says why",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(missing);
    await page.goto(origin);
    await gone(page, "**/must-reset-screen-*.js*", 2);
    await signIn(page, people.mustReset);
    await expect(page.locator("[data-message=STEP_ENDED]")).toBeVisible();
  },
);

for (const name of ["banners", "resume-waiting"]) {
  test(`[QX-5] [QX-6] without ${name} sign-in works`, full, async ({ page, origin, guard }) => {
    guard.allow(/404|401|dynamically imported|did not load/u);
    const asked = await gone(page, `**/${name}-*.js*`);
    await page.addInitScript(() => {
      if (location.pathname === "/") localStorage.setItem("appToken", "stored");
    });
    await page.route("**/api/auth/redirect", async (route) => {
      if (name === "resume-waiting") await expect.poll(asked).toBeGreaterThan(0);
      await route.fulfill({ status: 404, json: {} });
    });
    await page.goto(origin);
    await expect(page.locator("[data-message=SAVED_SIGN_IN_ENDED]")).toBeVisible();
    await expect.poll(asked).toBeGreaterThan(0);
    await signInStudent(page);
  });
}

test(
  "[QX-5] [LN-3] another language whose texts are gone leaves the page, and what was typed, as they are",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(missing);
    await page.goto((await sendMail(sandbox, "ForceResetPassword")).url);
    await page.locator("[name=password]").fill("mountain river 9");
    await gone(page, "**/translations/**");
    const copies = await gone(page, "**/fr-CA-*.js*");
    await page.getByRole("link", { name: "Français" }).click();
    await expect.poll(copies).toBeGreaterThan(0);
    await expect(page.locator("[name=password]")).toHaveValue("mountain river 9");
    await expect(page.getByRole("heading", heading)).toHaveText("Choose a new password");
  },
);
