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
import { apps } from "./fixtures/built-apps.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { sendMail } from "./fixtures/mail.ts";
import { people } from "./fixtures/people.ts";
import { full, share } from "./fixtures/share.ts";
import { delayRequests, missing, notFound, withoutScripts } from "./fixtures/requests.ts";
import { expect, test } from "./fixtures/test.ts";

async function openTip(page: Page, origin: string) {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${origin}/?lang=fr`);
  await page.locator("form[data-ready]").waitFor();
  await page.locator(".wm-tip__button").press("Enter");
  const tip = page.getByRole("note");
  await expect(tip).toBeVisible();
  return tip;
}

test("[SI-1] [QV-2] the French tip covers no field at 320px", full, async ({ page, origin }) => {
  const tip = await openTip(page, origin);
  const box = await tip.boundingBox();
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  for (const name of ["username", "password"]) {
    const field = await page.locator(`[name=${name}]`).boundingBox();
    expect(field?.y ?? 0).toBeGreaterThanOrEqual(bottom);
  }
  expect(box?.height).toBeLessThanOrEqual(250);
  await checkReflow(page);
  await checkAccessibility(page);
});

test(
  "[SI-1] [QV-2] the French tip is whole at 320px, without scrolling",
  full,
  async ({ page, origin }) => {
    const tip = await openTip(page, origin);
    expect(await tip.evaluate((note) => note.scrollHeight - note.clientHeight)).toBe(0);
  },
);

test(
  "[QF-10] [QV-2] the rule of a new password is whole in French at 320px",
  full,
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto((await sendMail(sandbox, "ActivateParent", { language: "fr-CA" })).url);
    const rule = page.locator(".wm-rule");
    await rule.waitFor();
    const cut = await rule.evaluate((each) => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = each;
      return [scrollHeight - clientHeight, scrollWidth - clientWidth];
    });
    expect(cut).toEqual([0, 0]);
    const box = await rule.boundingBox();
    const field = await page.locator("[name=password]").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  },
);

test(
  "[QF-10] [QV-7] the field of a new password stays where it is when the rule ticks off",
  full,
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto((await sendMail(sandbox, "ForceResetPassword", { language: "fr-CA" })).url);
    const field = page.locator("[name=password]");
    const before = await field.boundingBox();
    await field.fill("12345678");
    await expect(page.locator(".wm-rule")).toHaveText("Au moins 8 caractères : c’est fait");
    expect(await field.boundingBox()).toEqual(before);
  },
);

test(
  "[QV-2] a small window shows the illustration or none of it, no strip",
  full,
  async ({ page, origin, sandbox }) => {
    const illustration = page.locator(".wm-art");
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(origin);
    await expect(illustration).toBeHidden();
    await page.setViewportSize({ width: 375, height: 740 });
    expect((await illustration.boundingBox())?.height).toBeGreaterThan(150);
    await page.goto((await sendMail(sandbox, "ForceResetPassword", { language: "fr-CA" })).url);
    await page.locator(".wm-rule").waitFor();
    await expect(illustration).toBeHidden();
  },
);

for (const width of [700, 960, 1280]) {
  test(
    `[SI-1] [QV-7] at ${width}px the tip covers no field, label or link`,
    full,
    async ({ page, origin }) => {
      const tip = await openTip(page, origin);
      await page.setViewportSize({ width, height: 720 });
      const box = await tip.boundingBox();
      const parts = page.locator("main form > *, main .wm-links a, .wm-tip__button, main label");
      for (const part of await parts.all()) {
        if (await part.evaluate((each) => each.contains(document.querySelector(".wm-tip"))))
          continue;
        const other = await part.boundingBox();
        if (!box || !other) throw new Error("the tip or a field is not visible");
        const apart =
          other.y >= box.y + box.height ||
          box.y >= other.y + other.height ||
          other.x >= box.x + box.width ||
          box.x >= other.x + other.width;
        expect(apart).toBe(true);
      }
    },
  );
}

for (const app of share(apps, 4)) {
  test(
    `[SH-3] [QV-2] [QV-3] the header with log-out of ${app} is one row at 320px, its targets apart`,
    full,
    async ({ page, sandbox, guard }) => {
      guard.allow(/401/u);
      await page.setViewportSize({ width: 320, height: 568 });
      for (const lang of ["en", "fr"]) {
        await page.goto(`${sandbox.origin(app)}/switchaccount?k=1&lang=${lang}`);
        const { boxes, gaps } = await logOutHeader(page);
        expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
        await checkReflow(page);
      }
    },
  );
}

test(
  "[SI-1] [QV-3] a tip that is longer than its card shows that it scrolls, and does so by keyboard",
  full,
  async ({ page, origin }) => {
    const tip = await openTip(page, origin);
    // Longer than any font makes it.
    await tip.evaluate((note) => note.append(` ${note.textContent}`));
    expect(await tip.evaluate((note) => note.scrollHeight > note.clientHeight)).toBe(true);
    const shadows = await tip.evaluate((note) => getComputedStyle(note).backgroundAttachment);
    expect(shadows.split(", ")).toEqual(["local", "local", "scroll", "scroll"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("End");
    await expect.poll(() => tip.evaluate((note) => note.scrollTop)).toBeGreaterThan(0);
  },
);

test(
  "[RS-2] [QV-2] activation of a parent: the first field is on a phone's first screen, addresses break at dots",
  full,
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    const shifts = await watchShifts(page);
    await page.goto((await sendMail(sandbox, "ActivateParent", { language: "fr-CA" })).url);
    const field = page.locator("[name=password]");
    await field.waitFor();
    const box = await field.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(667);
    expect(await brokenParts(page.locator(".wm-facts"), /[^\s@.-]+/gu)).toEqual([]);
    expect(await shifts()).toBe(0);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await brokenParts(page.locator(".wm-facts"), /[^\s@.-]+/gu)).toEqual([]);
  },
);

test(
  "[RS-2] [QV-2] the address of a reset is on one line of a phone",
  full,
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto((await sendMail(sandbox, "ResetPassword", { language: "fr-CA" })).url);
    const tops = await page
      .locator(".wm-facts bdi")
      .evaluate((address) => [...address.getClientRects()].map(({ top }) => top));
    expect(new Set(tops).size).toBe(1);
  },
);

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

test(
  "[QE-1] [QV-7] a form that says what is wrong keeps the footer in a desk's window",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(origin);
    await page.locator("form[data-ready]").waitFor();
    await page.locator("[type=submit]").press("Enter");
    await expect(page.locator("[role=alert]")).toBeFocused();
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(800);
  },
);

for (const [lang, height] of share(
  [
    ["fr", 568],
    ["en", 664],
  ] as const,
  2,
)) {
  test(
    `[QE-1] each refused sign-in begins where it is read, in a window of 320 by ${height} (${lang})`,
    full,
    async ({ page, origin, guard }) => {
      guard.allow(/401/u);
      await page.setViewportSize({ width: 320, height });
      await page.goto(`${origin}/?lang=${lang}`);
      await page.locator("[name=username]").fill(people.student.username);
      for (const attempt of [1, 2, 3]) {
        await page.locator("[name=password]").fill(`not the password ${attempt}`);
        const answered = page.waitForResponse("**/api/auth/login");
        await page.locator("[type=submit]").click();
        await answered;
        const summary = page.locator("main [role=alert]");
        await expect(summary).toBeFocused();
        await expect(summary.getByRole("heading")).toBeInViewport({ ratio: 1 });
      }
    },
  );
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
