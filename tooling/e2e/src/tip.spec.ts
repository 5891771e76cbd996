import type { Page } from "@playwright/test";
import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** The tip of sign-in, which covers nothing that a person needs beside it. */

async function openTip(page: Page, origin: string) {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${origin}/?lang=fr`);
  await page.locator("form[data-ready]").waitFor();
  await page.locator(".wm-tip__button").press("Enter");
  const tip = page.getByRole("note");
  await expect(tip).toBeVisible();
  return tip;
}

test(
  "[SI-1] [QV-2] [QV-7] at 320px the French tip covers no field, and a press beside it reaches its target",
  full,
  async ({ page, origin }) => {
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
    await page.locator("[name=remember]").click({ delay: 90 });
    await expect(page.locator("[name=remember]")).not.toBeChecked();
  },
);

test(
  "[SI-1] [QV-2] the French tip is whole at 320px, without scrolling",
  full,
  async ({ page, origin }) => {
    const tip = await openTip(page, origin);
    expect(await tip.evaluate((note) => note.scrollHeight - note.clientHeight)).toBe(0);
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
