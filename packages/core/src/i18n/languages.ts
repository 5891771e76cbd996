/** The languages of the portal. `param` is the value of the url's `lang`, `loginId` the login-language id. */
export const languages = {
  "en-CA": { param: "en", loginId: 0, translationId: 1, ownName: "English" },
  "fr-CA": { param: "fr", loginId: 1, translationId: 3, ownName: "Français" },
  "en-GB": { param: "en", loginId: 1, translationId: 8, ownName: "English" },
} as const;

/** A language of the portal, as `<html lang>` says it. */
export type Language = keyof typeof languages;

/** The default language. */
export const DEFAULT_LANGUAGE: Language = "en-CA";

/** Translation language ids of section 3 of the specification. */
const translationLanguageIds = {
  en_CA: 1,
  en_US: 2,
  fr_CA: 3,
  es_MX: 4,
  es_US: 5,
  es_CL: 6,
  es_PE: 7,
  en_GB: 8,
} as const;

/**
 * Matches a language value for French: `fr` in any case, then no letter, so that the rest of a pasted link is ignored.
 * A text without flags, because the inline head script, hosts and the outdated-browser notice use the same rule.
 */
export const FRENCH_PATTERN = "^[Ff][Rr](?![A-Za-z])";
const frenchPattern = new RegExp(FRENCH_PATTERN, "u");

/** Whether a language value asks for French; null where there is none. */
export function asksForFrench(value: string | null): boolean {
  return frenchPattern.test(value ?? "");
}

/** The page's language: UK pages speak UK English, others French when `lang` says so, else the default. */
export function resolveLanguage(country: "uk" | "elsewhere", lang: string | null): Language {
  if (country === "uk") return "en-GB";
  return asksForFrench(lang) ? "fr-CA" : DEFAULT_LANGUAGE;
}

/** The language part of a verification link as its ids. */
export interface LinkLanguageIds {
  languageType: number;
  translationLanguage: number;
}

/**
 * Returns the ids for a link's `languageType` and `translationLanguage`. Each may be an id, or a name with `_` or `-` in
 * any case. An unknown one falls back to the page's language.
 */
export function linkLanguageIds(
  route: { languageType: string; translationLanguage: string },
  page: Language,
): LinkLanguageIds {
  return {
    languageType: loginIdOf(route.languageType) ?? languages[page].loginId,
    translationLanguage:
      translationIdOf(route.translationLanguage) ?? languages[page].translationId,
  };
}

/** The portal's own language that a link is in, if it is one of the three. */
export function linkLanguage(route: {
  languageType: string;
  translationLanguage: string;
}): Language | null {
  const id = translationIdOf(route.translationLanguage) ?? translationIdOf(route.languageType);
  const codes = Object.keys(languages) as Language[];
  return codes.find((code) => languages[code].translationId === id) ?? null;
}

/** A login-language id is 0 for Canadian English and 1 for any other language. */
function loginIdOf(value: string): number | null {
  if (value === "0" || value === "1") return Number(value);
  const id = translationIdOf(value);
  return id === null ? null : Number(id !== translationLanguageIds.en_CA);
}

function translationIdOf(value: string): number | null {
  const name = value.replace("-", "_").toLowerCase();
  const found = Object.entries(translationLanguageIds).find(
    ([known, id]) => known.toLowerCase() === name || String(id) === value,
  );
  return found?.[1] ?? null;
}
