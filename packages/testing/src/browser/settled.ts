import type { Page } from "@playwright/test";

/**
 * Waits until React has hydrated an open page and its screen, and has rendered the parts that it defers, such as
 * notices. What a test does before may be done to markup that React renders again.
 * @example
 * await page.goto("/");
 * await settled(page);
 */
export async function settled(page: Page): Promise<void> {
  await page.locator(".wm-notice-banner").waitFor({ state: "attached" });
  await page.waitForFunction(isScreenHydrated);
}

/**
 * Returns true when React has hydrated the screen. A screen is a Suspense boundary, hydrated after the shell around it.
 * Nothing in the markup says so, but React sets a property on each element, on the outermost last.
 */
function isScreenHydrated(): boolean {
  const screens = [...document.querySelectorAll("main > *")];
  return (
    screens.length > 0 &&
    screens.every((screen) => Object.keys(screen).some((key) => key.startsWith("__reactFiber$")))
  );
}
