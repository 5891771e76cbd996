import { type Page, test } from "@playwright/test";
import type { Language } from "@waymark/core";
import type { ScreenState } from "@waymark/core/states";
import { axeSource } from "../axe-source.ts";

interface WorkerFixtures {
  /** Runs in every page before its own scripts. */
  initScript: string;
  /** One page for all tests of a worker: opening one takes longer than most checks. */
  shared: Page;
}

/** Playwright's test for states, which are opened one after the other in the same page. */
export const stateTest = test.extend<object, WorkerFixtures>({
  initScript: [axeSource, { option: true, scope: "worker" }],
  shared: [
    async ({ browser, initScript }, use, { project }) => {
      // The size that the region's configuration names, such as that of a phone.
      const { viewport = { width: 1280, height: 800 } } = project.use;
      const page = await browser.newPage({ viewport });
      await page.addInitScript({ content: initScript });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

/** State, and the settings in which it is looked at. */
export interface StateView {
  state: ScreenState;
  language: Language;
  theme: "light" | "dark";
  /** The first one in the toolbar by default. */
  region?: string;
  /** With texts that are longer by two fifths, or with marks around them. */
  texts?: "long" | "marked";
}

/**
 * Brings a page to a state, by its story.
 * @returns the languages in which the region has the state; none where it does not have it
 * @throws {Error} with the sign that was waited for, or Storybook's message, when the state is not reached
 */
export async function openState(page: Page, view: StateView): Promise<readonly Language[]> {
  const { state, region, language, theme, texts } = view;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  // The checks run axe themselves.
  const globals = { language, region, texts, "a11y.manual": "!true" };
  const chosen = Object.entries(globals).filter(([, value]) => value !== undefined);
  const query = chosen.map((entry) => entry.join(":")).join(";");
  await page.goto(`/iframe.html?viewMode=story&id=${state.flow}--${state.id}&globals=${query}`);
  await page.locator("html[data-state], .sb-show-errordisplay").waitFor({ state: "attached" });
  const stack = page.locator(".sb-show-errordisplay #error-stack");
  if (await stack.isVisible()) throw new Error(`${state.id}: ${await stack.textContent()}`);
  const { state: outcome, fault, languages } = await page.evaluate(readOutcome);
  if (outcome === "missed") throw new Error(`${state.id}: ${fault}`);
  await page.evaluate(animationsEnded);
  return outcome === "absent" ? [] : (languages.split(" ") as Language[]);
}

/** Returns what the story has left on the document. Runs in the page. */
const readOutcome = () => {
  const { state, fault, languages = "" } = document.documentElement.dataset;
  return { state, fault, languages };
};

/** A waiting screen is hidden for its first moments; a spinner never ends. Runs in the page. */
async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
