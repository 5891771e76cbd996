import type { Page } from "@playwright/test";
import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { forms } from "./atlas/forms.ts";
import type { RunningSandbox } from "./fixtures/sandbox-process.ts";
import { expect, test } from "./fixtures/test.ts";
import { missing, notFound } from "./fixtures/requests.ts";
import { full } from "./fixtures/share.ts";

/** A name on registration that the rule refuses. */

async function typeName(page: Page, sandbox: RunningSandbox): Promise<void> {
  await forms.find(({ name }) => name === "registration")?.open(page, sandbox);
  await page.locator("[name=lastName]").fill("O'Featherstonehaugh-Łukasz");
  await page.locator("[name=lastName]").press("Enter");
}

test(
  "[RG-3] [QV-3] the accepted spelling is a button that a key presses",
  full,
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await typeName(page, sandbox);
    const button = page.getByRole("button", { name: "Use OFeatherstonehaughLukasz" });
    await button.focus();
    await checkReflow(page);
    await checkAccessibility(page);
    await page.keyboard.press("Enter");
    await expect(page.locator("[name=lastName]")).toBeFocused();
    await expect(page.locator("[name=lastName]")).toHaveValue("OFeatherstonehaughLukasz");
    await expect(page.locator("#lastName-error")).toHaveCount(0);
  },
);

test(
  "[RG-3] [QX-5] without the script of the spelling the error says the rule",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(missing);
    await page.route(/\/assets\/name-spelling-[^/]+\.js/u, notFound);
    await typeName(page, sandbox);
    await expect(page.locator("#lastName-error")).toHaveText(
      "Invalid Last Name: use only the letters A to Z.",
    );
    await expect(page.locator("#lastName-spelling")).toHaveCount(0);
  },
);
