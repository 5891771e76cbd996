import type { StoryObj } from "@storybook/react-vite";
import { definePortal } from "@waymark/core";
import { regionsOf, type ScreenState, screenStates, signsOf } from "@waymark/core/states";
import { find, playSteps } from "./play-steps.ts";
import { answerCalls, applyTheme, preparePage, withBrokenPage } from "./prepare-page.ts";
import { otherDictionaries } from "./other-texts.ts";
import { dictionaryUrls, loadRegion } from "./regions.ts";

/**
 * A story that brings the portal to a state. A region without the state shows another's.
 * @throws {Error} when the catalogue has no such state
 */
export function storyOf(id: string): StoryObj {
  const state = screenStates.find((each) => each.id === id);
  if (!state) throw new Error(`There is no state ${id}`);
  return storyFor(state);
}

function storyFor(state: ScreenState): StoryObj {
  return {
    render: () => <div id="portal" />,
    async play({ mount, userEvent, globals }) {
      const regions = regionsOf(state);
      const name = regions.find((each) => each === globals["region"]) ?? regions[0] ?? "default";
      const region = withBrokenPage(await loadRegion(name));
      await answerCalls(state);
      preparePage(state, String(globals["language"]));
      await mount();
      const dictionaries = await otherDictionaries(dictionaryUrls, globals["texts"]);
      await definePortal({ region, dictionaries }).mount(await find("#portal"));
      applyTheme(globals["theme"]);
      await playSteps(state.steps ?? [], userEvent);
      for (const sign of signsOf(state)) await find(sign);
    },
  };
}
