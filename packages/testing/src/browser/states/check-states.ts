import { expect, type Page } from "@playwright/test";
import type { Language } from "@waymark/core";
import type { ScreenState } from "@waymark/core/states";
import { pageFaults } from "../page-faults.ts";
import { openState, stateTest } from "./state-page.ts";
import { regionStates } from "./region-states.ts";

/** Settings of the checks of states. */
export interface StatesOptions {
  /** Names of states that the region's own screens do not have. */
  except?: readonly string[];
}

/**
 * Declares a test for each state of each screen and of each own sign-in variant. It has the region's own parts, all of its languages, light and dark.
 * @throws {Error} for a name that no state has
 * @example
 * checkStates({ except: ["forgot-sent"] });
 */
export function checkStates({ except = [] }: StatesOptions = {}): void {
  const states = regionStates();
  const unknown = except.filter((name) => states.every(({ id }) => id !== name));
  if (unknown.length > 0) {
    throw new Error(`There is no state ${unknown.join(", ")}. Correct the names in \`except\`.`);
  }
  for (const state of states.filter(({ id }) => !except.includes(id))) {
    stateTest(`${state.flow}: ${state.id}`, ({ shared }) => checkState(shared, state));
  }
}

/** A language that most regions have. A page in any language says in which ones the region has the state. */
const ASKED_FIRST = "en-CA";

async function checkState(page: Page, state: ScreenState): Promise<void> {
  const open = (language: Language) => openState(page, { state, language, theme: "light" });
  const languages = await open(ASKED_FIRST);
  stateTest.skip(languages.length === 0, "The region does not have this state.");
  for (const [at, language] of languages.entries()) {
    if (at > 0 || language !== ASKED_FIRST) await open(language);
    expect(await pageFaults(page, language), language).toEqual([]);
  }
}
