/** Ends the key of a text that depends on a count. */
export const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/u;

/** The plural forms of a language, as i18next looks them up. */
export function pluralForms(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}
