import type { StoryContext, StoryObj } from "@storybook/react-vite";
import { definePortal } from "@waymark/core";
import { hasState, type ScreenState, signsOf } from "@waymark/core/states";
import { dictionaries, regions } from "virtual:waymark/regions";
import { applyTheme } from "./apply-theme.ts";
import { otherDictionaries } from "./other-texts.ts";
import { find, playSteps } from "./play-steps.ts";
import { answerCalls, preparePage, withBrokenPage } from "./prepare-page.ts";
import { languagesOf } from "./state-languages.ts";

/**
 * A story that brings the portal of the chosen region to a state. The page says for the checks how it ended, because Storybook
 * reports a failure in its console alone.
 */
export function storyOf(state: ScreenState): StoryObj {
  return {
    render: () => <div id="portal" />,
    // Storybook looks for `mount` in these parameters.
    async play({ mount, userEvent, globals }) {
      const { dataset } = document.documentElement;
      try {
        dataset["state"] = await reach(state, { mount, userEvent, globals });
      } catch (error) {
        // After its first line the message has the whole document.
        [dataset["fault"]] = String(error).split("\n", 1);
        dataset["state"] = "missed";
        throw error;
      }
    },
  };
}

/** Brings the portal to a state, or says that the region does not have it. */
async function reach(
  state: ScreenState,
  { mount, userEvent, globals }: Pick<StoryContext, "mount" | "userEvent" | "globals">,
): Promise<"reached" | "absent"> {
  const { load, texts: own } = regions[String(globals["region"])] ?? {};
  if (!load || !own) throw new Error(`There is no region ${String(globals["region"])}`);
  const { region } = await load();
  const languages = languagesOf(region, state);
  document.documentElement.dataset["languages"] = languages.join(" ");
  if (languages.length === 0 || !hasState(region, state)) {
    await mount();
    (await find("#portal")).textContent = "This region does not have this state.";
    return "absent";
  }
  await answerCalls(state);
  preparePage(state, String(globals["language"]));
  await mount();
  const texts = await otherDictionaries(dictionaries, globals["texts"], own);
  const portal = definePortal({ region: withBrokenPage(region), dictionaries: texts });
  await portal.mount(await find("#portal"));
  applyTheme(globals["theme"]);
  await playSteps(state.steps ?? [], userEvent);
  for (const sign of signsOf(state)) await find(sign);
  return "reached";
}
