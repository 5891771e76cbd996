import { isLegal, languageOf, LEGAL, legalName, partsOf } from "../texts/dictionary-name.ts";

/** Text of a file, with the name of its dictionary. */
type Entry = [dictionary: string, key: string, text: string];

/** The content of the file that `waymark configure --texts` takes, from texts by their dictionaries and keys. */
export function fileOf(typed: ReadonlyMap<string, string>): object {
  const file: Record<string, Record<string, string>> = {};
  const legal: Record<string, Record<string, string>> = {};
  for (const [id, text] of typed) {
    const [dictionary, key] = partsOf(id);
    ((isLegal(dictionary) ? legal : file)[languageOf(dictionary)] ??= {})[key] = text;
  }
  return Object.keys(legal).length > 0 ? { ...file, legal } : file;
}

const LANGUAGE = /^[a-z]{2}-[A-Z]{2}$/u;
/** The namespace of i18next for texts without another one. */
const NAMESPACE = "translation";

/**
 * Reads such a file, or texts as i18next has them: of one language or of several, flat or nested.
 * @param language of texts that are in no language
 */
export function entriesOf(file: unknown, language: string): Entry[] {
  if (typeof file !== "object" || file === null) return [];
  return Object.entries(file).flatMap(([name, value]: [string, unknown]) => {
    if (LANGUAGE.test(name)) return textsIn(value, name);
    if (name !== LEGAL || typeof value !== "object") return textsIn({ [name]: value }, language);
    return entriesOf(value, language).map(([code, key, text]): Entry => [
      legalName(code),
      key,
      text,
    ]);
  });
}

/** The texts of a dictionary; parts of nested keys are joined with a point. */
function textsIn(value: unknown, dictionary: string, before = ""): Entry[] {
  if (typeof value === "string") return [[dictionary, before, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (before === "" && name === NAMESPACE) return textsIn(inner, dictionary);
    return textsIn(inner, dictionary, before === "" ? name : `${before}.${name}`);
  });
}
