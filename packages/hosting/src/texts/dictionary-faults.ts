import { type Dictionary, nearest } from "@waymark/core/build";
import { type TextFault, textFault } from "./fault-sentences.ts";
import { baseOf, otherOf, PLURAL_FORM, pluralForms } from "./plural-forms.ts";

/** Texts that may still be of any kind. */
type GivenTexts = Readonly<Record<string, unknown>>;

/** Compares a dictionary that has to have every key, as core's own, with that of the default language. */
export function wholeDictionaryFaults(texts: GivenTexts, wanted: Dictionary): TextFault[] {
  const missing = missingKeys(texts, wanted).map((key) => textFault(key, "missing"));
  return [...missing, ...dictionaryFaults(texts, wanted)];
}

/**
 * Compares texts with those of the default language; a mistake is one of a key.
 * @param texts what the language, or a region's overrides of it, says
 * @param wanted the default language's texts
 */
export function dictionaryFaults(texts: GivenTexts, wanted: Dictionary): TextFault[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const wantedText = wantedFor(key, wanted);
    if (wantedText !== undefined) return faultsOf(key, text, wantedText);
    return [textFault(key, "unknownKey", nearest(key, Object.keys(wanted)))];
  });
}

function missingKeys(texts: GivenTexts, wanted: Dictionary): string[] {
  return Object.keys(wanted).filter((key) => !Object.hasOwn(texts, key));
}

/** The default language's text of a key; for a plural form that it lacks, the text of `_other`. */
function wantedFor(key: string, wanted: Dictionary): string | undefined {
  const form = Object.hasOwn(wanted, key) ? key : otherOf(key);
  return Object.hasOwn(wanted, form) ? wanted[form] : undefined;
}

/** Matches a placeholder with a format, such as `{{count, number}}`: the portal formats no values. */
const FORMATTED = /\{\{(?!\w+\}\})/u;

/** Compares a text with the default language's. */
export function faultsOf(key: string, text: unknown, wanted: string): TextFault[] {
  if (typeof text !== "string" || text === "") return [textFault(key, "notText")];
  if (FORMATTED.test(text)) return [textFault(key, "formattedPlaceholder")];
  const has = placeholdersOf(text);
  const needs = placeholdersOf(wanted);
  return [
    ...[...needs]
      .filter((each) => !has.has(each))
      .map((each) => textFault(key, "missingPlaceholder", each)),
    ...[...has]
      .filter((each) => !needs.has(each))
      .map((each) => textFault(key, "unusedPlaceholder", each)),
  ];
}

function placeholdersOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = ""]) => name));
}

/** Problems of the texts of a language that the portal itself does not have. */
interface NewLanguageFaults {
  /** The keys of its texts that are missing: each plural form of the language has one. */
  missing: readonly string[];
  faults: readonly TextFault[];
}

/** Compares the texts of a language that the portal itself does not have with those of the default language. */
export function newLanguageFaults(
  texts: GivenTexts,
  wanted: Dictionary,
  language: string,
): NewLanguageFaults {
  const needed = inFormsOf(language, wanted);
  const foreign = Object.keys(texts).filter(
    (key) => isForm(key, wanted) && !Object.hasOwn(needed, key),
  );
  const others = Object.entries(texts).filter(([key]) => !foreign.includes(key));
  const forms = pluralForms(language).join(", ");
  return {
    missing: missingKeys(texts, needed),
    faults: [
      ...foreign.map((key) => textFault(key, "foreignPluralForm", language, forms)),
      ...dictionaryFaults(Object.fromEntries(others), needed),
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
