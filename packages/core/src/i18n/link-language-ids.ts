import { type Language, languages } from "./languages.ts";
import { type LinkLanguage, spelledLanguage } from "./link-language.ts";

/** Translation language ids of section 3 of the specification. */
export const translationLanguageIds = {
  en_CA: 1,
  en_US: 2,
  fr_CA: 3,
  es_MX: 4,
  es_US: 5,
  es_CL: 6,
  es_PE: 7,
  en_GB: 8,
} as const;

/** The language part of a verification link as its ids. */
interface LinkLanguageIds {
  languageType: number;
  translationLanguage: number;
}

/**
 * Returns the ids for a link's `languageType` and `translationLanguage`. Each may be an id, a name with `_` or `-` in any
 * case, or a primary part. An unknown one falls back to the page's language.
 */
export function linkLanguageIds(link: LinkLanguage, page: Language): LinkLanguageIds {
  const { loginId, translationId } = languages[page];
  return {
    languageType: loginIdOf(link.languageType) ?? loginId,
    translationLanguage: translationIdOf(link.translationLanguage) ?? translationId,
  };
}

/** A login-language id is 0 for Canadian English and 1 for any other language. */
function loginIdOf(value: string): number | null {
  if (value === "0" || value === "1") return Number(value);
  const id = translationIdOf(value);
  return id === null ? null : Number(id !== translationLanguageIds.en_CA);
}

function translationIdOf(value: string): number | null {
  const spelled = spelledLanguage(value);
  if (spelled) return languages[spelled].translationId;
  const name = value.replace("-", "_").toLowerCase();
  const found = Object.entries(translationLanguageIds).find(
    ([known, id]) => known.toLowerCase() === name || String(id) === value,
  );
  return found?.[1] ?? null;
}
