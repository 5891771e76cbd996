const LEGAL = "legal";

/** Text of a file, with the name of its dictionary. */
type Entry = [dictionary: string, key: string, text: string];

/** The content of the file that `waymark configure --texts` takes, from texts by their dictionaries and keys. */
export function fileOf(typed: ReadonlyMap<string, string>): object {
  const file: Record<string, Record<string, string>> = {};
  const legal: Record<string, Record<string, string>> = {};
  for (const [id, text] of typed) {
    const [dictionary, key] = partsOf(id);
    const isLegal = dictionary.startsWith(`${LEGAL}/`);
    const language = isLegal ? dictionary.slice(LEGAL.length + 1) : dictionary;
    ((isLegal ? legal : file)[language] ??= {})[key] = text;
  }
  return Object.keys(legal).length > 0 ? { ...file, legal } : file;
}

/**
 * Reads such a file, or the texts of one language as i18next has them.
 * @param language of texts that are in no language
 */
export function entriesOf(file: unknown, language: string): Entry[] {
  if (typeof file !== "object" || file === null) return [];
  return Object.entries(file).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "string") return [[language, name, value] satisfies Entry];
    if (name !== LEGAL) return entriesOf(value, name);
    const languages = Object.entries(Object(value) as object);
    return languages.flatMap(([code, texts]) => entriesOf(texts, `${LEGAL}/${code}`));
  });
}

/** The dictionary and the key of an id such as `legal/fr-CA/terms`. */
export function partsOf(id: string): [dictionary: string, key: string] {
  const at = id.indexOf("/", id.startsWith(`${LEGAL}/`) ? LEGAL.length + 1 : 0);
  return [id.slice(0, at), id.slice(at + 1)];
}
