import type { Page } from "@playwright/test";
import { type AlterationStart, translatePages, untranslatedTexts } from "../page-translation.ts";
import { settled } from "../settled.ts";

/** Collects what a page says in the console, violations of the security policy among it, and what nothing catches. */
function listenTo(page: Page, kinds: readonly string[]): string[] {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (kinds.includes(message.type())) heard.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`uncaught: ${error.message}`));
  return heard;
}

/**
 * Opens a new page at an address.
 * @returns a line for each complaint, such as React's about a prerendered page that it would render otherwise
 */
export async function hydrationFaults(page: Page, path: string): Promise<string[]> {
  const heard = listenTo(page, ["error", "warning"]);
  await page.goto(path);
  await settled(page);
  return heard.map((line) => `hydration: ${line}`);
}

/**
 * Opens a new page at an address while a browser's translation replaces its texts.
 * @param start when translation starts, measured by hydration
 * @returns a line for each complaint, and for each text that was rendered again without its translation
 */
export async function translationFaults(
  page: Page,
  path: string,
  start: AlterationStart = "during",
): Promise<string[]> {
  // React warns that it renders a translated page again, as it should.
  const heard = listenTo(page, ["error"]);
  await translatePages(page, start);
  await page.goto(path);
  await settled(page);
  const left = await untranslatedTexts(page);
  return [...heard, ...left.map((text) => `"${text}" has lost its translation`)].map(
    (line) => `translation: ${line}`,
  );
}
