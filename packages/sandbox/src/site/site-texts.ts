import { en, enGb } from "./site-texts-en.ts";
import { fr } from "./site-texts-fr.ts";
import type { SiteLanguage } from "./site-languages.ts";

export interface SitePageText {
  title: string;
  lead: string;
  /** What the page has to say, a heading and a paragraph at a time. */
  parts: readonly { heading: string; text: string }[];
}

export interface SiteTexts {
  pages: { main: SitePageText; help: SitePageText; contact: SitePageText };
  /** The names of the links between the pages. */
  links: { main: string; help: string; contact: string; signIn: string };
}

/** What the pages of the main site say, by the language in their path. */
export const siteTexts: Readonly<Record<SiteLanguage, SiteTexts>> = {
  "en-ca": en,
  "fr-ca": fr,
  "en-gb": enGb,
};
