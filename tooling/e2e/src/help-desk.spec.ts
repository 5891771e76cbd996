import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { apps, builtApp } from "./fixtures/built-apps.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

const folder = (app: string) =>
  fileURLToPath(new URL(`../../../apps/${app}/dist-help-desk/`, import.meta.url));

/** A help desk's page, opened from the disk. */
async function openPage(page: Page, app: string, file = "index.html"): Promise<void> {
  await page.goto(pathToFileURL(`${folder(app)}${file}`).href);
}

const field = (page: Page) => page.getByRole("textbox");
const result = (page: Page) => page.locator("[data-view]:not([hidden])");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const typed of share(["l-5o3", "L5O3", "  l 503  ", "I-5O3-7f3a"], 4, 3)) {
    test(`[QN-4] a mistyped code is looked up while it is typed: ${typed}`, async ({ page }) => {
      await openPage(page, "default");
      await field(page).pressSequentially(typed);
      await expect(result(page).getByRole("heading", { level: 2 })).toHaveText(/^L-503/u);
      await expect(result(page)).toContainText("The problem is at our end, not yours.");
      await checkReflow(page);
    });
  }

  test(
    "[QN-4] a whole pasted line is found on Enter, and shown with its time",
    full,
    async ({ page }) => {
      await openPage(page, "default");
      await field(page).fill("Code L-429-5B9B, 15:34");
      await field(page).press("Enter");
      await expect(page.getByRole("heading", { name: "L-429-5B9B" })).toBeFocused();
      await expect(result(page)).toContainText("Code L-429-5B9B, 15:34");
      await expect(result(page)).toContainText("There were too many tries.");
    },
  );

  test("[QN-4] a drawn message stays within the drawn page", async ({ page }) => {
    await openPage(page, "default");
    await field(page).fill("L-401");
    const [drawn, message] = await Promise.all(
      [".hd-phone", ".wm-summary"].map(async (part) =>
        result(page).locator(part).first().boundingBox(),
      ),
    );
    expect(message?.x).toBeGreaterThan(drawn?.x ?? NaN);
  });

  test("[QN-4] a code of another region means the same", full, async ({ page }) => {
    const said: (string | null)[] = [];
    for (const app of apps) {
      await openPage(page, app);
      await field(page).fill("L-401-7F3A");
      await field(page).press("Enter");
      said.push(await result(page).getByRole("heading", { level: 2 }).textContent());
    }
    expect(said).toEqual(apps.map(() => "L-401-7F3A"));
  });

  test("[QN-4] an address is looked up that was cut off within an escape", async ({ page }) => {
    await openPage(page, "default");
    await page.evaluate(() => (window.location.hash = "#L-401%2"));
    await expect(result(page).getByRole("heading", { level: 2 })).toHaveText(/^L-401/u);
  });

  test("[QN-4] a code that does not exist leads to one that is alike", full, async ({ page }) => {
    await openPage(page, "default");
    await field(page).fill("Z-401");
    await page.getByRole("button", { name: "Look up" }).click();
    await expect(page.getByRole("heading", { name: "No code begins with Z" })).toBeFocused();
    await page.getByRole("link", { name: "T-401" }).click();
    await expect(page.getByRole("heading", { name: "T-401" })).toBeFocused();
    await expect(field(page)).toHaveValue("T-401");
  });

  test("[QN-4] Back from a suggestion leads to the start of the page", async ({ page }) => {
    await openPage(page, "default");
    await field(page).fill("D-503");
    await field(page).press("Enter");
    await page.getByRole("link", { name: "T-503" }).click();
    await expect(page.getByRole("heading", { name: "T-503" })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Where the caller finds it" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "T-503" })).toBeHidden();
    await expect(field(page)).toHaveValue("");
    await expect(page.getByRole("link", { name: "Français" })).not.toHaveAttribute("href", /#./u);
    await page.goForward();
    await expect(page.getByRole("heading", { name: "T-503" })).toBeFocused();
  });

  test("[QN-4] a code is not called unknown before it is typed", full, async ({ page }) => {
    await openPage(page, "default");
    await field(page).pressSequentially("L-4");
    await expect(page.getByRole("heading", { name: "Where the caller finds it" })).toBeVisible();
    await field(page).pressSequentially("01");
    await expect(page.getByRole("heading", { name: "L-401" })).toBeVisible();
  });
});

test("[QN-4] the page in the other language shows the same code", full, async ({ page }) => {
  await openPage(page, "default");
  await field(page).fill("L-401-7F3A");
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  await expect(result(page).getByRole("heading", { level: 2 })).toHaveText("L-401-7F3A");
  await expect(result(page)).toContainText("Se connecter");
  await result(page).getByText("Sur la page en anglais").click();
  await expect(result(page).getByText("Username or password not found.")).toBeVisible();
});

for (const [row, app] of apps.entries()) {
  for (const colorScheme of share(["light", "dark"] as const, 8, 2 * row + 1)) {
    test(`[QN-4] [QV-1] the page of ${app} is accessible, ${colorScheme}, in every view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.emulateMedia({ colorScheme });
      await openPage(page, app);
      for (const code of ["", "T-400-7F3A", "Z-401", "didn’t work"]) {
        await field(page).fill(code);
        await field(page).press("Enter");
        await checkReflow(page);
        await checkAccessibility(page);
      }
    });
  }

  test(`[QN-4] no page of ${app} is in the build, or leads to the help desk’s`, () => {
    const { files, read } = builtApp(app);
    expect(existsSync(`${folder(app)}index.html`)).toBe(true);
    expect(files.filter((name) => name.includes("help-desk"))).toEqual([]);
    const leading = files.filter((name) => /\.(?:html|js|json|xml|txt)$/u.test(name));
    expect(leading.filter((name) => read(name).includes("dist-help-desk"))).toEqual([]);
  });
}

test("[QN-4] [QV-2] without scripts the page says what the parts of a code mean", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openPage(page, "uk");
  await page.getByText("All letters and outcomes").click();
  await expect(page.getByText("Too many tries")).toBeVisible();
  await context.close();
});
