import { type Language, languages } from "./languages.ts";

/** The language part of a verification link. */
export interface LinkLanguage {
  languageType: string;
  translationLanguage: string;
}

/** The language that a link is in, if the region speaks it. */
export function linkLanguage(
  { languageType, translationLanguage }: LinkLanguage,
  spoken: readonly Language[],
): Language | null {
  const spelled = spelledLanguage(translationLanguage, spoken);
  // As a type, 1 is the login-language id of every language but Canadian English.
  return spelled ?? (languageType === "1" ? null : spelledLanguage(languageType, spoken));
}

/**
 * The language that an id or a name with `_` or `-` in any case stands for. A primary part alone is the first language
 * that has it: by default `en` is Canadian English, `fr` Canadian French.
 */
export function spelledLanguage(value: string, spoken: readonly Language[]): Language | null {
  const name = languageName(value);
  const isSpelled = (code: Language) => {
    const { translationId, param } = languages[code];
    return [String(translationId), code.toLowerCase(), param].includes(name);
  };
  return spoken.find(isSpelled) ?? null;
}

/**
 * Returns an id as it is, or a name in the spelling of the table, in lower case. Mail programs take a character after a link,
 * such as a full stop or an encoded space, for a part of it.
 */
export function languageName(value: string): string {
  return value
    .replace(/(?:%\w\w|\W)+$/u, "")
    .replace("_", "-")
    .toLowerCase();
}
