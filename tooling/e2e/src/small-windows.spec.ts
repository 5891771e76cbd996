import { brokenParts, checkReflow, logOutHeader } from "./fixtures/accessibility.ts";
import { apps } from "./fixtures/built-apps.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { sendMail } from "./fixtures/mail.ts";
import { people } from "./fixtures/people.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

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
    // One line is as high as the text that replaces it: no empty line comes between it and the field.
    expect((await page.locator(".wm-rule__text").boundingBox())?.height).toBeLessThan(30);
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

test("[QV-7] the illustration stays where it is when a message makes the page higher than the window", async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(origin);
  // A drawing that is higher than its frame makes no page higher that fits.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
  await page.setViewportSize({ width: 1366, height: 600 });
  const drawing = () => page.locator(".wm-art > svg").boundingBox();
  const before = await drawing();
  await page.locator("[type=submit]").click();
  await page.locator(".wm-summary").waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await drawing()).toEqual(before);
  for (const top of [0, 60]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    const { y = 0, height = 0 } = (await drawing()) ?? {};
    expect(y + height).toBeCloseTo(600, -1);
  }
});

test("[QV-7] a card has as much room below its last links as above its heading, and more between the heading and the form than between two fields", async ({
  page,
  origin,
}) => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(origin);
    const { above, heading, fields, below } = await page.evaluate(roomOfCard);
    expect(below).toBeCloseTo(above, 0);
    expect(heading).toBeGreaterThan(fields);
  }
});

/** Returns the room around the parts of a card. Below the words of a link are 8 pixels of its own. Runs in the page. */
function roomOfCard() {
  const box = (part: string) =>
    document.querySelector(`.wm-card ${part}`)?.getBoundingClientRect() ?? new DOMRect();
  const card = document.querySelector(".wm-card")?.getBoundingClientRect() ?? new DOMRect();
  return {
    above: box("h1").top - card.top,
    heading: box(".wm-field").top - box("h1").bottom,
    fields: box(".wm-field + .wm-field").top - box(".wm-field").bottom,
    below: card.bottom - box(".wm-links").bottom + 8,
  };
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
