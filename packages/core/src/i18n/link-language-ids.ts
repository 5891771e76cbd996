import { DEFAULT_LANGUAGE, type Language, languages } from "./languages.ts";
import { type LinkLanguage, spelledLanguage } from "./link-language.ts";

/** The language part of a verification link as its ids. */
interface LinkLanguageIds {
  languageType: number;
  translationLanguage: number;
}

const codes = Object.keys(languages) as Language[];

/**
 * Returns the ids for a link's `languageType` and `translationLanguage`. Each may be an id, a name with `_` or `-` in any
 * case, or a primary part. An unknown one falls back to the page's language.
 * @param spoken the languages that a primary part can stand for
 */
export function linkLanguageIds(
  link: LinkLanguage,
  page: Language,
  spoken: readonly Language[],
): LinkLanguageIds {
  const { loginId, translationId } = languages[page];
  return {
    languageType: loginIdOf(link.languageType, spoken) ?? loginId,
    translationLanguage: translationIdOf(link.translationLanguage, spoken) ?? translationId,
  };
}

/** A login-language id is 0 for Canadian English and 1 for any other language. */
function loginIdOf(value: string, spoken: readonly Language[]): number | null {
  if (value === "0" || value === "1") return Number(value);
  const id = translationIdOf(value, spoken);
  return id === null ? null : Number(id !== languages[DEFAULT_LANGUAGE].translationId);
}

function translationIdOf(value: string, spoken: readonly Language[]): number | null {
  const language = spelledLanguage(value, spoken) ?? codes.find((code) => isNamed(code, value));
  return language === undefined ? null : languages[language].translationId;
}

/** Returns true for the id and the name of a language that the region does not speak. */
function isNamed(code: Language, value: string): boolean {
  const name = value.replace("_", "-").toLowerCase();
  return [String(languages[code].translationId), code.toLowerCase()].includes(name);
}
