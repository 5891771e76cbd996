import { baseOf, dictionaryFaults, PLURAL_FORM, pluralForms } from "./dictionary-faults.ts";
import type { Dictionary } from "./message.ts";

/** Problems of the texts of a language that the portal itself does not have. */
interface NewLanguageFaults {
  /** The keys of its texts that are missing: each plural form of the language has one. */
  missing: readonly string[];
  faults: readonly string[];
}

/** Compares the texts of a language that the portal itself does not have with those of the default language. */
export function newLanguageFaults(
  texts: Readonly<Record<string, unknown>>,
  wanted: Dictionary,
  language: string,
): NewLanguageFaults {
  const needed = inFormsOf(language, wanted);
  const keys = Object.keys(texts);
  const foreign = keys.filter((key) => isForm(key, wanted) && !Object.hasOwn(needed, key));
  const others = Object.entries(texts).filter(([key]) => !foreign.includes(key));
  const forms = pluralForms(language).join(", ");
  return {
    missing: Object.keys(needed).filter((key) => !keys.includes(key)),
    faults: [
      ...foreign.map((key) => `${key} is no plural form of ${language}, which has ${forms}`),
      ...dictionaryFaults(Object.fromEntries(others), needed, false),
    ],
  };
}

/** Texts with a key for each plural form of a language. */
function inFormsOf(language: string, texts: Dictionary): Dictionary {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      if (!isForm(key, texts)) return [[key, text]];
      const base = baseOf(key);
      const other = texts[`${base}_other`] ?? text;
      return pluralForms(language).map((form) => [
        `${base}_${form}`,
        texts[`${base}_${form}`] ?? other,
      ]);
    }),
  );
}

/** Returns true for the key of a text that depends on a count. */
function isForm(key: string, texts: Dictionary): boolean {
  return PLURAL_FORM.test(key) && Object.hasOwn(texts, `${baseOf(key)}_other`);
}
