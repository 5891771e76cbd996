import type { LandscapeName } from "../scene/landscapes.ts";
import { asHex } from "./checks.ts";
import type { Answers } from "./questions.ts";
import type {
  Consent,
  LanguageCode,
  Languages,
  LinkName,
  Links,
  RegionPlan,
} from "./region-plan.ts";

const linkNames: readonly LinkName[] = ["help", "contact", "main"];

/** How the flags end that give a language's links. */
const endings: Readonly<Record<Languages, Partial<Record<LanguageCode, string>>>> = {
  canada: { "en-CA": "url", "fr-CA": "url-fr" },
  uk: { "en-GB": "url" },
};

/** Turns checked answers into a plan. */
export function planOf(answers: Answers): RegionPlan {
  const answer = (flag: string) => answers[flag]?.trim() ?? "";
  const languages = answer("languages") as Languages;
  const linksOf = (ending: string): Links =>
    Object.fromEntries(
      linkNames.map((link) => [link, answer(`${link}-${ending}`)]).filter(([, url]) => url !== ""),
    );
  const links = Object.entries(endings[languages]).map(
    ([code, ending]) => [code, linksOf(ending)] as const,
  );
  return {
    name: answer("name"),
    title: answer("title"),
    colour: asHex(answer("colour")),
    accent: asHex(answer("accent")),
    landscape: answer("landscape") as LandscapeName,
    languages,
    consent: answer("consent") as Consent,
    links: Object.fromEntries(links.filter(([, own]) => Object.keys(own).length > 0)),
  };
}
