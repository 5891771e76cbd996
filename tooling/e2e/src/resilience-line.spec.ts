import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { forms, openFilled, valuesOf } from "./atlas/forms.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { sendMail } from "./fixtures/mail.ts";
import { settled } from "@waymark/testing/browser";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Behaviour of the forms while there is no line, and when it is back. */

const noLine = /ERR_INTERNET_DISCONNECTED/u;

for (const form of share(forms, 8)) {
  test(`[QX-2] [SI-9] ${form.name}: a submit offline explains itself, keeps all, and works when the network is back`, async ({
    page,
    context,
    sandbox,
    guard,
  }) => {
    guard.allow(noLine);
    await openFilled(page, sandbox, form);
    await settled(page);
    await context.setOffline(true);
    await page.locator("main [type=submit]").click();
    const summary = page.locator("main [role=alert]");
    await expect(page.locator("main")).toContainText(
      "Check your internet connection, then try again.",
    );
    await expect(summary).toBeFocused();
    await expect(page.getByText("You’re offline. Nothing here is lost.")).toBeVisible();
    expect(await valuesOf(page, form)).toEqual(form.values);

    await context.setOffline(false);
    await expect(page.getByText("You’re back online.")).toBeVisible();
    expect(await valuesOf(page, form)).toEqual(form.values);
    const response = page.waitForResponse(`**${form.call}`);
    await page.locator("main [type=submit]").click();
    expect((await response).status()).toBe(200);
  });
}

const screens = [
  ["a narrow phone", 320],
  ["a desk", 1280],
] as const;
const newsIn = [
  ["/", "You’re offline. Nothing here is lost.", "You’re back online."],
  ["/?lang=fr", "Vous êtes hors ligne. Rien n’est perdu.", "Vous êtes de nouveau en ligne."],
] as const;

for (const [name, width] of screens) {
  for (const [path, offline, back] of newsIn) {
    test(
      `[QX-2] [QV-1] [QV-2] [QV-7] on ${name} at ${path} the news is in sight, moves nothing and takes no focus`,
      full,
      async ({ page, context, sandbox, guard }) => {
        guard.allow(noLine);
        await page.setViewportSize({ width, height: 640 });
        const shifted = await watchShifts(page);
        await page.goto(`${sandbox.origin("default")}${path}`);
        await settled(page);
        await page.locator("[name=username]").focus();
        await context.setOffline(true);
        const bar = page.getByText(offline);
        await expect(bar).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("status").filter({ has: bar })).toHaveCount(1);
        await expect(page.locator("[name=username]")).toBeFocused();
        await checkReflow(page);
        await checkAccessibility(page);
        await context.setOffline(false);
        await expect(page.getByText(back)).toBeInViewport();
        await expect(page.getByText(back)).toHaveCount(0, { timeout: 15_000 });
        expect(await shifted()).toBe(0);
      },
    );
  }
}

test(
  "[QX-2] [QV-3] what has the focus is never under the news",
  full,
  async ({ page, context, sandbox, guard }) => {
    guard.allow(noLine);
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(sandbox.origin("default"));
    await settled(page);
    await context.setOffline(true);
    const bar = page.locator(".wm-status-banner");
    await bar.waitFor();
    const covered: string[] = [];
    for (let press = 0; press < 16; press += 1) {
      await page.keyboard.press("Tab");
      const name = await bar.evaluate((news) => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return "";
        const under = news.getBoundingClientRect();
        const own = focused.getBoundingClientRect();
        const hidden = own.bottom > under.top + 1 && own.top < under.bottom - 1;
        return hidden ? (focused.textContent ?? focused.tagName) : "";
      });
      if (name) covered.push(name);
    }
    expect(covered).toEqual([]);
  },
);

test(
  "[QX-2] [RS-8] a link that could not be checked offline is checked when the user retries",
  full,
  async ({ page, context, sandbox, guard }) => {
    guard.allow(noLine);
    const { url } = await sendMail(sandbox, "ActivateAccount");
    let checks = 0;
    await page.route("**/validateemailtoken", async (route) => {
      checks += 1;
      if (checks > 1) return route.continue();
      await context.setOffline(true);
      await route.abort("internetdisconnected");
    });
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn’t check your link");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("[name=password]")).toBeVisible();
    expect(checks).toBe(2);
  },
);

test(
  "[QX-2] [QX-5] a screen that is not loaded yet waits for the network and opens automatically",
  full,
  async ({ page, context, sandbox, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported|did not load/u);
    await page.goto(sandbox.origin("default"));
    await settled(page);
    await context.setOffline(true);
    await page.getByRole("link", { name: "Don’t have an account?" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn’t open this page");
    await expect(page.getByText(/opens by itself as soon as you’re back online/u)).toBeVisible();
    await checkAccessibility(page);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Don’t have an account?");
  },
);
