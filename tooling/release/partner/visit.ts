import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { launchOptions } from "@waymark/e2e/launch-options";

/** Opens a browser on an address, and fails on whatever the page complains about. */
export async function visit(url: string, look: (page: Page) => Promise<void>): Promise<void> {
  const browser: Browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ baseURL: url, locale: "en-CA" });
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.goto("/");
    await look(page);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** Signs in as the guide says, to the page behind. */
export async function signIn(page: Page): Promise<void> {
  await page.fill("[name=username]", "maya.chen");
  await page.fill("[name=password]", "maple-trail-24");
  await page.click("button[type=submit]");
  await page.waitForURL("**/workspace/**");
}

/** Everything that the guide makes the partner's own, where a person meets it. */
export async function lookAtOwn(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toContainText("Ministry of Education");
  await expect(page.locator("[data-scene=silo]")).toBeVisible();
  const colour = page.locator("main a").first();
  await expect(colour).toHaveCSS("color", "rgb(90, 18, 69)");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Funded by the Province of Prairie");
  await expect(footer.locator("[data-link=help]")).toHaveAttribute(
    "href",
    "https://prairie.example/help",
  );
  await footer.getByRole("link", { name: "Who we are" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who we are");
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Qui nous sommes");
  await page.goto("/?lang=fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bienvenue dans les Prairies");
  await page.goto("/noaccount");
  await expect(page.getByText("Ask at the office, or write.")).toBeVisible();
  await expect(page.getByRole("link", { name: "write" })).toHaveAttribute("href", /contact/u);
  await page.goto("/");
}
