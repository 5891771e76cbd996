import type { Page } from "@playwright/test";
import type { View } from "./matrix.ts";

/**
 * Brings a page to a state, by its story.
 * @throws {Error} with Storybook's message, when the state is not reached
 */
export async function openView(page: Page, origin: string, view: View): Promise<void> {
  const { state, region, language, theme } = view;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  // The gate runs axe itself.
  const globals = `region:${region};language:${language};a11y.manual:!true`;
  await page.goto(
    `${origin}/iframe.html?viewMode=story&id=${state.flow}--${state.id}&globals=${globals}`,
  );
  await page.locator("html[data-state], .sb-show-errordisplay").waitFor({ state: "attached" });
  const stack = page.locator(".sb-show-errordisplay #error-stack");
  if (await stack.isVisible()) throw new Error(`${state.id}: ${await stack.textContent()}`);
}
