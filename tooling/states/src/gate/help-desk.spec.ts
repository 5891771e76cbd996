import { expect, test } from "./test.ts";

/** Look-ups of a help desk: the typed code, the view of the person, and the beginning of the code on the screen. */
const lookUps = [
  ["L-401-7F3A", "sdmylife, fr-CA", "sign-in-refused", /^Code L-401-/u],
  ["l 401", "florida, en-CA", "sign-in-refused-twice", /^Code L-401-/u],
  ["m 502", "uk, en-GB", "must-reset-not-saved", /^Code M-502-/u],
] as const;

for (const [code, look, screen, shown] of lookUps) {
  test(`[QN-4] the code ${code} leads to the screen ${screen}, in ${look}`, async ({ page }) => {
    await page.goto("/iframe.html?viewMode=story&id=help-desk--look-up");
    await page.getByLabel("App and language").selectOption(look);
    await page.getByLabel("Code, such as").fill(code);
    await expect(page.getByRole("status")).toContainText(/^[LM]: S/u);
    const choice = page.locator("[name=screen]");
    if ((await choice.count()) > 0) await choice.selectOption(screen);
    const frame = page.frameLocator(`iframe[title="${screen}"]`);
    // Storybook starts once more in the frame.
    await expect(frame.locator("[data-code]")).toHaveText(shown, { timeout: 20_000 });
    await expect(frame.locator("html")).toHaveAttribute("lang", look.split(", ")[1] ?? "");
  });
}

test("[QN-4] a code without a screen has its meaning, and a wrong one is said to be none", async ({
  page,
}) => {
  await page.goto("/iframe.html?viewMode=story&id=help-desk--look-up");
  await page.getByLabel("Code, such as").fill("B-OLD");
  await expect(page.getByRole("status")).toContainText("The browser is too old.");
  await expect(page.getByRole("status")).toContainText("no screen of its own");
});
