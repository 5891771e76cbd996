import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import english from "../../i18n/dictionaries/en-CA.json";
import french from "../../i18n/dictionaries/fr-CA.json";
import type { MessageKey } from "../../i18n/message.ts";
import { playState, screenText, wordsOf } from "../play-state.tsx";
import { share } from "../share.ts";
import { screenStates } from "../states/index.ts";
import { people, type NextStep, nextSteps } from "./next-steps.ts";

const dictionaries: Record<"en" | "fr", Record<string, string>> = { en: english, fr: french };
type Lang = keyof typeof dictionaries;

function plain(key: MessageKey, lang: Lang): string[] {
  return wordsOf(dictionaries[lang][key] ?? "");
}

function linksTo(path: string): boolean {
  const links = [...screen.getByRole("main").querySelectorAll("a")];
  return links.some((link) => new URL(link.href).pathname === path);
}

function hasButton(key: MessageKey, lang: Lang): boolean {
  const [name] = plain(key, lang);
  const buttons = [...screen.getByRole("main").querySelectorAll("button")];
  return buttons.some(({ textContent }) => textContent.replaceAll(/\s+/gu, "") === name);
}

function isOffered(step: NextStep, lang: Lang): boolean {
  if ("link" in step) return linksTo(step.link);
  if ("button" in step) return hasButton(step.button, lang);
  const shown = screenText();
  return plain("asks" in step ? step.asks : step.says, lang).every((words) =>
    shown.includes(words),
  );
}

// A sample of every fourth row has every second state once, in both languages in turn.
const rows = nextSteps.flatMap((row, at) => {
  const languages: readonly Lang[] = at % 4 < 2 ? ["en", "fr"] : ["fr", "en"];
  return languages.map((lang) => ({ ...row, lang }));
});

describe("next steps", () => {
  it.each(share(rows, 4))(
    "[QN-2] $state, in $lang: $people can take $steps",
    async ({ state, steps, lang }) => {
      const found = screenStates.find(({ id }) => id === state);
      if (!found) throw new Error(`${state} is no state of the catalogue`);
      await playState(found, lang);
      expect(steps.filter((step) => !isOffered(step, lang))).toEqual([]);
    },
  );

  it("[QN-2] every kind of person is named by the texts that say whom to ask", () => {
    const unnamed = nextSteps.flatMap(({ state, people: those, steps }) =>
      steps.flatMap((step) =>
        those
          .filter(
            (person) => "asks" in step && !people[person].test(dictionaries.en[step.asks] ?? ""),
          )
          .map((person) => `${state}: ${person}`),
      ),
    );
    expect(unnamed).toEqual([]);
  });

  it("[QN-2] no failure of the catalogue is missing", () => {
    const listed = new Set(nextSteps.map(({ state }) => state));
    const failures = screenStates.filter(({ error }) => error !== undefined);
    expect(failures.map(({ id }) => id).filter((id) => !listed.has(id))).toEqual([]);
  });
});
