/** Ends the key of a text that depends on a count, as i18next looks it up. */
export const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/u;

/** The key of a text without its plural form. */
export function baseOf(key: string): string {
  return key.replace(PLURAL_FORM, "");
}

/** The key whose text a plural form has that is not there; a key without a form stays. */
export function otherOf(key: string): string {
  return key.replace(PLURAL_FORM, "_other");
}

/** The plural forms of a language. */
export function pluralForms(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}
