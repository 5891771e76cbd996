import type { Language } from "../languages.ts";

/** The languages of the main site by the path that the portal links to. */
export const siteLanguages = {
  "en-ca": "en-CA",
  "fr-ca": "fr-CA",
  "en-gb": "en-GB",
} as const satisfies Record<string, Language>;

export type SiteLanguage = keyof typeof siteLanguages;

export function isSiteLanguage(value: string): value is SiteLanguage {
  return Object.hasOwn(siteLanguages, value);
}
