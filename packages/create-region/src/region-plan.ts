import { formatHex } from "culori";

/** The answers by their flags. */
export type Answers = Record<string, string>;

/** The drawings that the template has. */
export const landscapeNames = ["coast", "prairie", "mountains"] as const;

/** English and French with a toggle, or UK English alone. */
type Languages = "canada" | "uk";
type LanguageCode = "en-CA" | "fr-CA" | "en-GB";
type LinkName = "help" | "contact" | "main";
type Links = Partial<Record<LinkName, string>>;

/** The choices that make a new region. */
export interface RegionPlan {
  /** The app's folder, package and host name. */
  name: string;
  /** The product's name on the pages. */
  title: string;
  /** The brand's colour, as `#rrggbb`. */
  colour: string;
  accent: string;
  landscape: (typeof landscapeNames)[number];
  languages: Languages;
  /** The region's own pages by language. The platform's pages are the default. */
  links: Partial<Record<LanguageCode, Links>>;
  /** Whether analytics waits for a person's consent. */
  consent: "ask" | "not-needed";
}

const linkNames: readonly LinkName[] = ["help", "contact", "main"];

/** Turns checked answers into a plan. */
export function planOf(answers: Answers): RegionPlan {
  const answer = (flag: string) => answers[flag]?.trim() ?? "";
  const languages = answer("languages") as Languages;
  const linksOf = (ending: string): Links =>
    Object.fromEntries(
      linkNames.map((link) => [link, answer(`${link}-${ending}`)]).filter(([, url]) => url !== ""),
    );
  const links: RegionPlan["links"] =
    languages === "uk"
      ? { "en-GB": linksOf("url") }
      : { "en-CA": linksOf("url"), "fr-CA": linksOf("url-fr") };
  return {
    name: answer("name"),
    title: answer("title"),
    colour: asHex(answer("colour")),
    accent: asHex(answer("accent")),
    landscape: answer("landscape") as RegionPlan["landscape"],
    languages,
    consent: answer("consent") as RegionPlan["consent"],
    links: Object.fromEntries(
      Object.entries(links).filter(([, own]) => Object.keys(own).length > 0),
    ),
  };
}

/** A colour that passed its check, as `#rrggbb`. */
function asHex(colour: string): string {
  return formatHex(colour) ?? colour;
}
