import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { expect, test } from "./fixtures/test.ts";
import { full } from "./fixtures/share.ts";

/** The book of words, opened from the disk. */
async function openBook(page: Page, app: string, file = "index.html"): Promise<void> {
  await page.goto(pathToFileURL(bookOf(app, file)).href);
}

function bookOf(app: string, file = "index.html"): string {
  return fileURLToPath(new URL(`../../../apps/${app}/dist-words/${file}`, import.meta.url));
}

const field = (page: Page, id: string) => page.locator(`textarea[id="${id}"]`);

test(
  "[QO-7] the French title is changed in the book, seen in the page, and saved as the file that configure takes",
  full,
  async ({ page }) => {
    await openBook(page, "default", "fr-CA.html");
    await page.getByLabel("Chercher un texte ou une clé").fill("signIn.title");
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
  },
);

test(
  "[QO-7] on a phone a text and its picture are in the window while it is typed",
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openBook(page, "default");
    await page.getByRole("searchbox").fill("sign in");
    const typed = field(page, "en-CA/signIn.title");
    await typed.fill("Come in");
    const title = page.frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Come in");
    await expect(title).toBeInViewport();
    await expect(typed).toBeInViewport();
  },
);

test("[QO-7] a text without a picture says where it is seen", full, async ({ page }) => {
  await openBook(page, "default");
  const said = await page.evaluate(() => {
    const { texts, pages, states } = JSON.parse(document.querySelector("#book")?.textContent ?? "");
    const drawn = JSON.stringify([pages, states]);
    const keys = Object.keys(texts["en-CA"]).filter((key) => !drawn.includes(`en-CA/${key}\uE002`));
    return keys.map((key) => {
      document.getElementById(`en-CA/${key}`)?.dispatchEvent(new FocusEvent("focus"));
      return `${key}: ${document.querySelector(".bk-nowhere:not([hidden])")?.textContent}`;
    });
  });
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((each) => !/: It is /u.test(each))).toEqual([]);
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
