import type { StoryObj } from "@storybook/react-vite";
import { definePortal } from "@waymark/core";
import { hasState, type ScreenState, signsOf } from "@waymark/core/states";
import { dictionaries, regions } from "virtual:waymark/regions";
import { applyTheme } from "./apply-theme.ts";
import { otherDictionaries } from "./other-texts.ts";
import { find, playSteps } from "./play-steps.ts";
import { answerCalls, preparePage, withBrokenPage } from "./prepare-page.ts";
import { languagesOf } from "./state-languages.ts";

/** A story that brings the portal of the chosen region to a state. */
export function storyOf(state: ScreenState): StoryObj {
  return {
    render: () => <div id="portal" />,
    async play({ mount, userEvent, globals }) {
      const { load, texts: own } = regions[String(globals["region"])] ?? {};
      if (!load || !own) throw new Error(`There is no region ${String(globals["region"])}`);
      const { region } = await load();
      const root = document.documentElement;
      const languages = languagesOf(region, state);
      root.dataset["languages"] = languages.join(" ");
      if (languages.length === 0 || !hasState(region, state))
        return leaveOut(await mount().then(() => find("#portal")));
      await answerCalls(state);
      preparePage(state, String(globals["language"]));
      await mount();
      const texts = await otherDictionaries(dictionaries, globals["texts"], own);
      const portal = definePortal({ region: withBrokenPage(region), dictionaries: texts });
      await portal.mount(await find("#portal"));
      applyTheme(globals["theme"]);
      await playSteps(state.steps ?? [], userEvent);
      for (const sign of signsOf(state)) await find(sign);
    },
  };
}

/** Says for a person and for the checks that there is nothing to see. */
function leaveOut(element: HTMLElement): void {
  element.textContent = "This region does not have this state.";
  document.documentElement.dataset["state"] = "absent";
}
