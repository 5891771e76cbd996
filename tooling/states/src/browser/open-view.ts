import type { Page } from "@playwright/test";
import type { View } from "./matrix.ts";

/**
 * Brings a page to a state.
 * @throws {Error} that says what was waited for, when the state is not reached
 */
export async function openView(page: Page, origin: string, view: View): Promise<void> {
  const { state, region, language, theme } = view;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  const query = new URLSearchParams({ state: state.id, region, lang: language });
  await page.goto(`${origin}/?${query}`);
  await page.locator("html[data-state]").waitFor({ state: "attached" });
  const missed = await page.evaluate(() => document.documentElement.dataset["missed"]);
  if (missed !== undefined) throw new Error(`${state.id} was not reached. ${missed}`);
}
