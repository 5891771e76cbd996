import { DEFAULT_LANGUAGE, type Language, languages } from "./languages.ts";
import { type LinkLanguage, languageName, spelledLanguage } from "./link-language.ts";

/** The language part of a verification link as its ids. */
interface LinkLanguageIds {
  languageType: number;
  translationLanguage: number;
}

/** The id of every language. They are repeated here, because a build removes languages that it does not speak from `languages`. */
const translationIds: { [Code in Language]: (typeof languages)[Code]["translationId"] } = {
  "en-CA": 1,
  "en-US": 2,
  "fr-CA": 3,
  "es-MX": 4,
  "es-US": 5,
  "es-CL": 6,
  "es-PE": 7,
  "en-GB": 8,
};

/**
 * Returns the ids for a link's `languageType` and `translationLanguage`. Each may be an id, a name with `_` or `-` in any
 * case, or a primary part. An unknown one falls back to the page's language.
 * @param spoken the languages that a primary part can stand for
 */
export function linkLanguageIds(
  { languageType, translationLanguage }: LinkLanguage,
  page: Language,
  spoken: readonly Language[],
): LinkLanguageIds {
  const { loginId, translationId } = languages[page];
  return {
    languageType: loginIdOf(languageType, spoken) ?? loginId,
    translationLanguage: translationIdOf(translationLanguage, spoken) ?? translationId,
  };
}

/** A login-language id is 0 for Canadian English and 1 for any other language. */
function loginIdOf(value: string, spoken: readonly Language[]): number | null {
  if (value === "0" || value === "1") return Number(value);
  const id = translationIdOf(value, spoken);
  return id === null ? null : Number(id !== translationIds[DEFAULT_LANGUAGE]);
}

function translationIdOf(value: string, spoken: readonly Language[]): number | null {
  const language = spelledLanguage(value, spoken);
  if (language) return languages[language].translationId;
  // The id or the name of a language that the region does not speak.
  const name = languageName(value);
  const found = Object.entries(translationIds).find(
    ([code, id]) => String(id) === name || code.toLowerCase() === name,
  );
  return found?.[1] ?? null;
}
