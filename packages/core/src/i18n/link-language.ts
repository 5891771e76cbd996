import { type Language, languages, translationLanguageIds } from "./languages.ts";

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
