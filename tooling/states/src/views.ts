import type { Page } from "@playwright/test";
import type { Language } from "@waymark/core";
import { type RegionName, regionsOf, type ScreenState, screenStates } from "@waymark/core/states";

/** State, and the settings in which it is looked at. */
export interface View {
  state: ScreenState;
  region: RegionName;
  language: Language;
  theme: "light" | "dark";
  /** With texts that are longer by two fifths, or with marks around them. */
  texts?: "long" | "marked";
}

/** The languages of each build; the first build is served to the UK as well. */
const languagesOf: Readonly<Record<RegionName, readonly Language[]>> = {
  default: ["en-CA", "fr-CA", "en-GB"],
  sdmylife: ["en-CA", "fr-CA"],
  florida: ["en-CA", "fr-CA"],
  uk: ["en-GB"],
};

/** Every way to look at a state. */
export function viewsOf(state: ScreenState): View[] {
  return regionsOf(state).flatMap((region) =>
    languagesOf[region]
      // A page that offers French is not French.
      .filter((language) => !state.browserLanguages || language === "en-CA")
      .flatMap((language) =>
        (["light", "dark"] as const).map((theme) => ({ state, region, language, theme })),
      ),
  );
}

/** Every state in every way. */
export function everyView(): View[] {
  return screenStates.flatMap(viewsOf);
}

/** Every state once; region, language and colours take turns. */
export function oneViewEach(): View[] {
  // A step that shares no factor with the number of ways comes round to all of them.
  return screenStates.flatMap((state, at) => {
    const views = viewsOf(state);
    return views.slice((at * 5) % views.length).slice(0, 1);
  });
}

export function nameOf({ state, region, language, theme }: View): string {
  return `${state.id} (${region}, ${language}, ${theme})`;
}

/**
 * Brings a page to a state, by its story.
 * @throws {Error} with Storybook's message, when the state is not reached
 */
export async function openView(page: Page, view: View): Promise<void> {
  const { state, region, language, theme, texts } = view;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  // The gate runs axe itself.
  const globals = `region:${region};language:${language};a11y.manual:!true${texts ? `;texts:${texts}` : ""}`;
  await page.goto(`/iframe.html?viewMode=story&id=${state.flow}--${state.id}&globals=${globals}`);
  await page.locator("html[data-state], .sb-show-errordisplay").waitFor({ state: "attached" });
  const stack = page.locator(".sb-show-errordisplay #error-stack");
  if (await stack.isVisible()) throw new Error(`${state.id}: ${await stack.textContent()}`);
  // A waiting screen is hidden for its first moments; a spinner never ends.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
