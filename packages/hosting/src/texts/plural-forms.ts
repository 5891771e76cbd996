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

const ORDER = ["zero", "one", "two", "few", "many", "other"] as const;

/** The plural forms of a language, from the smallest number; each version of Node lists them in another order. */
export function pluralForms(language: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return ORDER.filter((form) => pluralCategories.includes(form));
}
