import type { Page } from "@playwright/test";
import type { Language, Region } from "@waymark/core";
import { hasState, type ScreenState, screenStates } from "@waymark/core/states";
import { openState, type StateView } from "@waymark/testing/parts";

/** The regional builds, by the folders of their apps: what decides on their states, and their languages. */
export const regions = {
  default: {
    variants: ["default", "sdmylife", "florida"],
    // This build is served to the UK as well.
    languages: ["en-CA", "fr-CA", "en-GB"],
  },
  sdmylife: { variants: ["sdmylife"], languages: ["en-CA", "fr-CA"] },
  florida: { variants: ["florida"], languages: ["en-CA", "fr-CA"] },
  uk: { variants: ["default"], country: "uk", languages: ["en-GB"] },
} satisfies Record<
  string,
  Pick<Region, "variants" | "country"> & { languages: readonly Language[] }
>;
type RegionName = keyof typeof regions;

/** State, and the settings in which it is looked at. */
export interface View extends StateView {
  region: RegionName;
}

/** The builds that have a state. */
export function regionsOf(state: ScreenState): RegionName[] {
  const names = Object.keys(regions) as RegionName[];
  return names.filter((name) => hasState(regions[name], state));
}

/** Every way to look at a state. */
export function viewsOf(state: ScreenState): View[] {
  return regionsOf(state).flatMap((region) =>
    regions[region].languages
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
    return views.slice((at * 7) % views.length).slice(0, 1);
  });
}

export function nameOf({ state, region, language, theme }: View): string {
  return `${state.id} (${region}, ${language}, ${theme})`;
}

/**
 * Brings a page to a state, by its story.
 * @throws {Error} when the region does not have the state, or it is not reached
 */
export async function openView(page: Page, view: View): Promise<void> {
  const languages = await openState(page, view);
  if (languages.length === 0) throw new Error(`${view.region} does not have ${view.state.id}`);
}
