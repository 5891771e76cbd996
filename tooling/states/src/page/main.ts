import "@waymark/core/styles.css";
import "@waymark/branding/styles.css";
import { definePortal } from "@waymark/core";
import { answersOf, signsOf } from "@waymark/core/states";
import { answerCalls } from "./answer-calls.ts";
import { applyTheme } from "./apply-theme.ts";
import { dictionaryUrls } from "./dictionary-urls.ts";
import { playSteps } from "./play-steps.ts";
import { preparePage, regionOf } from "./prepare.ts";
import { loadRegion } from "./regions.ts";
import { readSelection } from "./selection.ts";
import { until } from "./until.ts";

/** Shows the state that the query names, and says on the root element that it is reached, or why it is not. */
async function showState(element: HTMLElement): Promise<void> {
  const selection = readSelection(window.location.search);
  const { state, theme } = selection;
  const region = regionOf(await loadRegion(selection.region), selection);
  preparePage(selection);
  answerCalls(answersOf(state));
  await definePortal({ region, dictionaries: dictionaryUrls }).mount(element);
  if (theme !== null) applyTheme(theme);
  await playSteps(state.steps ?? []);
  for (const sign of signsOf(state)) await until(sign, () => document.querySelector(sign));
  await Promise.all(
    document
      .getAnimations()
      .filter(ends)
      .map((each) => each.finished),
  );
}

function ends(animation: Animation): boolean {
  return Number.isFinite(Number(animation.effect?.getComputedTiming().endTime ?? 0));
}

const { dataset } = document.documentElement;
const element = document.getElementById("portal");
if (element) {
  showState(element).then(
    () => (dataset["state"] = "reached"),
    (error: unknown) => {
      dataset["state"] = "missed";
      dataset["missed"] = String(error);
    },
  );
}
