/** Key of the legal texts in a file of texts, and the beginning of the names of their dictionaries. */
export const LEGAL = "legal";

/** The name of a language's dictionary of legal texts, such as `legal/fr-CA`. */
export function legalName(language: string): string {
  return `${LEGAL}/${language}`;
}

export function isLegal(dictionary: string): boolean {
  return dictionary.startsWith(`${LEGAL}/`);
}

/** The language of a dictionary: `fr-CA` for `legal/fr-CA`. */
export function languageOf(dictionary: string): string {
  return dictionary.slice(dictionary.indexOf("/") + 1);
}

/** The dictionary and the key of an id such as `legal/fr-CA/terms`. */
export function partsOf(id: string): [dictionary: string, key: string] {
  const at = id.indexOf("/", isLegal(id) ? LEGAL.length + 1 : 0);
  return [id.slice(0, at), id.slice(at + 1)];
}
