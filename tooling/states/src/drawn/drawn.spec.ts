import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NAME_END, TEXT_START } from "@waymark/hosting/texts";
import { screenStates } from "@waymark/core/states";
import { stateTest as test } from "@waymark/testing/parts";
import { openView, regionsOf } from "../views.ts";
import { drawnPortal } from "./drawn-portal.ts";

const file = new URL("../../../../packages/vite-preset/src/book/states.json", import.meta.url);
const KEY = new RegExp(`${TEXT_START}en-CA/([^${NAME_END}]*)${NAME_END}`, "gu");

interface Drawn {
  id: string;
  html: string;
}

const keysOf = ({ html }: Drawn) => new Set([...html.matchAll(KEY)].map(([, key = ""]) => key));

/** Leaves a state out where the others show all of its texts. */
function withoutNeedless(all: readonly Drawn[]): readonly Drawn[] {
  return all.reduceRight((kept, state) => {
    const others = kept.filter((each) => each !== state);
    const shown = new Set(others.flatMap((each) => [...keysOf(each)]));
    return [...keysOf(state)].every((key) => shown.has(key)) ? others : kept;
  }, all);
}

test("draws the states of the book of words", async ({ shared }) => {
  const all: Drawn[] = [];
  for (const state of screenStates) {
    const [region = "default"] = regionsOf(state);
    await openView(shared, { state, region, language: "en-CA", theme: "light", texts: "marked" });
    const html = await shared.evaluate(drawnPortal);
    // A region of the UK has its own English; the keys are the same.
    all.push({ id: state.id, html: html.replaceAll(`${TEXT_START}en-GB/`, `${TEXT_START}en-CA/`) });
  }
  const states = withoutNeedless(all);
  writeFileSync(fileURLToPath(file), `${JSON.stringify(states, null, 2)}\n`);
});
