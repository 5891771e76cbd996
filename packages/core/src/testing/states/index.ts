/** The catalogue of screen states: what is tested for accessibility, pictured and shown in Storybook is taken from here. */
import { calls } from "../../api/calls.ts";
import type { Region } from "../../layout/region.ts";
import { nameOfVariant } from "../../navigation/variants.ts";
import type { StateAnswer, ScreenState } from "./screen-state.ts";

export { screenStates } from "./all-states.ts";
export { langQueries } from "./lang-queries.ts";
export { isFailure } from "./is-failure.ts";
export { flows } from "./screen-state.ts";
export { statesOfVariants } from "./variant-states.ts";
export type { StateAnswer, ScreenState, Step } from "./screen-state.ts";

/** Returns true when a region has a state. */
export function hasState(
  { variants, country }: Pick<Region, "variants" | "country">,
  state: ScreenState,
): boolean {
  const hasVariant =
    state.variant === undefined || variants.map(nameOfVariant).includes(state.variant);
  return hasVariant && (state.country ?? country ?? "elsewhere") === (country ?? "elsewhere");
}

/** Answers of the network in a state, by path. */
export function answersOf({ answers = {} }: ScreenState) {
  const byPath: Record<string, StateAnswer> = {};
  for (const [name, call] of Object.entries(calls)) {
    const answer = answers[name as keyof typeof calls];
    if (answer !== undefined) byPath[call.path] = answer;
  }
  return byPath;
}

/** Selectors of everything that has to be seen in a state. */
export function signsOf({ error, isDone, messages = [], shows }: ScreenState): readonly string[] {
  const keys = [...(error ? [error.key] : []), ...messages];
  const signs = keys.map((key) => `[data-message="${key}"]`);
  // Each failure has its code, but for what was done before.
  if (error && !isDone) signs.push("[data-code]");
  if (shows !== undefined) signs.push(shows);
  return signs.length > 0 ? signs : ["main :not(.wm-waiting *) > h1"];
}
