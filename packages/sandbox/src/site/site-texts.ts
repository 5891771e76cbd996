import { en, enGb } from "./site-texts-en.ts";
import { fr } from "./site-texts-fr.ts";
import type { SiteTexts } from "./site-text-types.ts";
import type { SiteLanguage } from "./site-languages.ts";

/** Texts of the main site's pages, by the language in their path. */
export const siteTexts: Readonly<Record<SiteLanguage, SiteTexts>> = {
  "en-ca": en,
  "fr-ca": fr,
  "en-gb": enGb,
};
