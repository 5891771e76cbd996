import { type Language, languages, translationLanguageIds } from "./languages.ts";

/** The language part of a verification link as its ids [API-20]. */
export interface LinkLanguageIds {
  languageType: number;
  translationLanguage: number;
}

/**
 * The ids for a link's `languageType` and `translationLanguage`: each may be an id or a name with `_` or `-` in any case;
 * an unknown one falls back to the page's language [API-20].
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

/** The portal's own language that a link is in, if it is one of the three [VF-4]. */
export function linkLanguage(route: {
  languageType: string;
  translationLanguage: string;
}): Language | null {
  const id = translationIdOf(route.translationLanguage) ?? translationIdOf(route.languageType);
  const codes = Object.keys(languages) as Language[];
  return codes.find((code) => languages[code].translationId === id) ?? null;
}

/** A login-language id is 0 for Canadian English and 1 for any other language [API-5]. */
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
