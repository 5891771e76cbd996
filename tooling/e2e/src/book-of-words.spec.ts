import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { expect, test } from "./fixtures/test.ts";
import { full } from "./fixtures/share.ts";

/** The book of words, opened from the disk. */
async function openBook(page: Page, app: string, file = "index.html"): Promise<void> {
  const path = fileURLToPath(new URL(`../../../apps/${app}/dist-words/${file}`, import.meta.url));
  await page.goto(pathToFileURL(path).href);
}

const field = (page: Page, id: string) => page.locator(`textarea[id="${id}"]`);

test("[QO-7] the French title is changed in the book, seen in the page, and saved as the file that configure takes", async ({
  page,
}) => {
  await openBook(page, "default", "fr-CA.html");
  await page.getByRole("searchbox").fill("signIn.title");
  await field(page, "fr-CA/signIn.title").fill("Bienvenue : entrez !");
  const shown = page.frameLocator("iframe");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Bienvenue\u00A0: entrez!");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Enregistrer le fichier" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("texts.json");
  expect(JSON.parse(readFileSync(await saved.path(), "utf8"))).toEqual({
    "fr-CA": { "signIn.title": "Bienvenue\u00A0: entrez!" },
  });
  await page.reload();
  await expect(field(page, "fr-CA/signIn.title")).toHaveValue("Bienvenue\u00A0: entrez!");
});

test(
  "[QO-7] [QV-1] a mistake is named at the text, and the file is not saved with it",
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openBook(page, "default");
    await page.getByRole("searchbox").fill("parent.body");
    await field(page, "en-CA/parent.body").fill("Your name is not here. <b>");
    const row = page.locator(".bk-row:visible");
    await expect(row).toContainText("lacks {{productName}}");
    await expect(row).toContainText("has <b>, which would be shown as it is");
    await expect(page.getByRole("button", { name: "Save the file" })).toBeDisabled();
    await checkAccessibility(page);
    await checkReflow(page);
    await row.getByRole("button", { name: "Undo" }).first().click();
    await expect(page.getByText("No text is changed yet.")).toBeVisible();
  },
);
