import { blends, huesOf } from "../palette/hues.ts";
import { paletteOf } from "../palette/palette.ts";
import { sceneOf } from "../scene/scene.ts";
import type { Filling } from "./fill.ts";
import type { RegionPlan } from "./region-plan.ts";

/** What the choice of languages means for an app. */
const choices = {
  canada: {
    lang: "en-CA",
    otherLanguage: "fr",
    country: "",
    help: "/site/en-ca/help",
  },
  uk: {
    lang: "en-GB",
    otherLanguage: "en",
    country: 'country: "uk"',
    help: "/site/en-gb/help",
  },
} as const;

const reasons = {
  ask: { code: "ask", text: "Visits are counted only after the user's consent." },
  "not-needed": {
    code: "notNeeded",
    text: "Visits are counted without names or cookies, unless the browser asks not to.",
  },
} as const;

/** Everything that the template's placeholders stand for in one region. */
export function fillingOf(plan: RegionPlan): Filling {
  const { lang, otherLanguage, country, help } = choices[plan.languages];
  const { light } = paletteOf(plan.colour, plan.accent);
  const colours = ["art-1", "accent", "brand", "on-brand"].map((token) => [
    `COLOUR_${token.replaceAll("-", "_").toUpperCase()}`,
    light.get(token) ?? "",
  ]);
  return {
    texts: { TITLE: plan.title, HELP_URL: plan.links[lang]?.help ?? help },
    code: {
      NAME: plan.name,
      LANG: lang,
      OTHER_LANGUAGE: otherLanguage,
      COUNTRY: country,
      OPTIONS: optionsOf(plan),
      FIELDS: blends(huesOf(plan.colour, plan.accent)) ? "art-8" : "art-1",
      CONSENT: reasons[plan.consent].code,
      REASON: reasons[plan.consent].text,
      ...Object.fromEntries(colours),
      ...sceneOf(plan.name, plan.landscape),
    },
  };
}

/** The region's own links, for each language that has some. */
function optionsOf({ links }: RegionPlan): string {
  if (Object.keys(links).length === 0) return "";
  return JSON.stringify({ configuration: { links } }, null, 2);
}
