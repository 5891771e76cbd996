import { asHex } from "./checks.ts";
import type { Answers } from "./questions.ts";
import type { Consent, Languages, LinkName, RegionPlan } from "./region-plan.ts";

const linkNames: readonly LinkName[] = ["help", "contact", "main"];

/** Turns checked answers into a plan. */
export function planOf(answers: Answers): RegionPlan {
  const answer = (flag: string) => answers[flag]?.trim() ?? "";
  return {
    name: answer("name"),
    title: answer("title"),
    colour: asHex(answer("colour")),
    accent: asHex(answer("accent")),
    languages: answer("languages") as Languages,
    consent: answer("consent") as Consent,
    links: Object.fromEntries(
      linkNames.map((link) => [link, answer(`${link}-url`)]).filter(([, url]) => url !== ""),
    ),
  };
}
