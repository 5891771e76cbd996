import type { Page } from "@playwright/test";
import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { sendMail } from "./fixtures/mail.ts";
import type { RunningSandbox } from "./fixtures/sandbox-process.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

async function openList(
  page: Page,
  sandbox: RunningSandbox,
  language: "en-CA" | "fr-CA",
): Promise<void> {
  await page.goto((await sendMail(sandbox, "MassPrint", { language })).url);
  await page.waitForURL("**/print/*");
  await expect(page.locator(".slip")).not.toHaveCount(0);
}

test("[MP-1] [API-9] a class's list opens as slips to print", full, async ({ page, sandbox }) => {
  await openList(page, sandbox, "en-CA");
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility(page);
});

for (const language of ["en-CA", "fr-CA"] as const) {
  test(
    `[QV-4] printed in ${language}, no slip is torn and nothing to type is broken`,
    full,
    async ({ page, sandbox }) => {
      await openList(page, sandbox, language);
      await page.emulateMedia({ media: "print" });
      // What a sheet of A4 leaves between margins of 2 cm.
      await page.setViewportSize({ width: 642, height: 900 });
      const slips = await page.locator(".slip").evaluateAll((elements) =>
        elements.map((slip) => ({
          breakInside: getComputedStyle(slip).breakInside,
          lines: ["h2", ".slip__username", ".slip__address"].map((selector) => {
            const range = document.createRange();
            range.selectNodeContents(slip.querySelector(selector) ?? slip);
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
              .size;
          }),
        })),
      );
      for (const slip of slips) expect(slip).toEqual({ breakInside: "avoid", lines: [1, 1, 1] });
      await expect(page.locator(".bar")).toBeHidden();
      await checkReflow(page);
    },
  );
}

test("[QV-2] a class's list fits a phone", full, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openList(page, sandbox, "fr-CA");
  await checkReflow(page);
});

test(
  "[MP-1] the address on a slip leads to the form that sets a password",
  full,
  async ({ page, sandbox }) => {
    await openList(page, sandbox, "en-CA");
    const [address = ""] = await page.locator(".slip__address").allTextContents();
    await page.goto(`http://${address}`);
    await expect(page.locator("[name=password]")).toBeVisible();
  },
);
