import { type Language, SERVER_PREFIX, UNFOLDED_CHARACTERS } from "@waymark/core/build";
import { faultsOf } from "./dictionary-faults.ts";
import { type TextFault, textFault } from "./fault-sentences.ts";
import { baseOf, pluralForms } from "./plural-forms.ts";

/** Beginnings of the keys of a region's own texts, and of its words for its server's messages. No key of the portal begins so. */
const PREFIXES = ["region.", SERVER_PREFIX];

/** The own texts of a region, in the languages that it needs them in. */
type RegionTexts = Partial<Record<Language, Readonly<Record<string, unknown>>>>;

/** Splits a region's dictionary into its own texts and those that replace the portal's. The preset's `dictionary-files.ts` merges them. */
export function splitRegionTexts<Value>(texts: Readonly<Record<string, Value>>) {
  const isOwn = ([key]: [string, Value]) => PREFIXES.some((prefix) => key.startsWith(prefix));
  const entries = Object.entries(texts);
  return {
    own: Object.fromEntries(entries.filter(isOwn)),
    replaced: Object.fromEntries(entries.filter((entry) => !isOwn(entry))),
  };
}

/**
 * Compares a region's own texts between its languages.
 * @param texts those of every language that the region has; the first one's placeholders are the right ones
 * @returns the faults, by language
 */
export function regionTextFaults(texts: RegionTexts): Partial<Record<Language, TextFault[]>> {
  const languages = Object.keys(texts) as Language[];
  const keys = Object.values(texts).flatMap((each) => Object.keys(each));
  const plurals = new Set(keys.filter(isPlural).map(baseOf));
  const bases = [...new Set(keys.map((key) => (plurals.has(baseOf(key)) ? baseOf(key) : key)))];
  return Object.fromEntries(
    languages.map((language) => {
      const forms = bases.flatMap((base) =>
        plurals.has(base) ? pluralForms(language).map((form) => `${base}_${form}`) : [base],
      );
      return [language, faultsIn(language, forms, texts)];
    }),
  );
}

function faultsIn(language: Language, wanted: readonly string[], texts: RegionTexts): TextFault[] {
  const own = texts[language] ?? {};
  const unused = Object.keys(own).filter((key) => !wanted.includes(key));
  return [
    ...unused.map((key) => textFault(key, "foreignPluralForm", language)),
    ...wanted.flatMap((key) =>
      Object.hasOwn(own, key)
        ? translationFaults(key, language, texts)
        : [missing(key, language, texts)],
    ),
  ];
}

/** Says which language has the text, or which plural forms it has to have. */
function missing(key: string, language: Language, texts: RegionTexts): TextFault {
  if (formOf(texts[language] ?? {}, key) !== undefined) {
    return textFault(key, "missingPluralForm", language, pluralForms(language).join(", "));
  }
  const [other = ""] =
    Object.entries(texts).find(([, each]) => formOf(each, key) !== undefined) ?? [];
  return textFault(key, "missingTranslation", other);
}

/** Compares a text with the same one of the first language that has it. */
function translationFaults(key: string, language: Language, texts: RegionTexts): TextFault[] {
  const text = texts[language]?.[key];
  const all = Object.values(texts).map((each) => formOf(each, key));
  const wanted = all.find((each) => typeof each === "string");
  return faultsOf(key, text, wanted ?? "");
}

/** The text of a key; for a plural form that a language does not have, its `_other`. */
function formOf(texts: Readonly<Record<string, unknown>>, key: string): unknown {
  return texts[key] ?? texts[`${baseOf(key)}_other`];
}

/** A server's message has no count, whatever its key is. */
function isPlural(key: string): boolean {
  return key.endsWith("_other") && !key.startsWith(SERVER_PREFIX);
}

/** A key that a server may name. */
const SERVER_KEY = /^[\w.-]+$/u;

/**
 * Checks a region's words for the keys that its server names.
 * @param texts the region's texts of a language
 * @param portalKeys the keys of the portal's own texts
 */
export function serverTextFaults(
  texts: Readonly<Record<string, unknown>>,
  portalKeys: readonly string[],
): TextFault[] {
  return Object.entries(texts)
    .filter(([key]) => key.startsWith(SERVER_PREFIX))
    .flatMap(([key, text]) => serverKeyFaults(key, String(text), portalKeys));
}

function serverKeyFaults(key: string, text: string, portalKeys: readonly string[]): TextFault[] {
  const named = key.slice(SERVER_PREFIX.length);
  const isPortals = portalKeys.includes(named) || portalKeys.includes(`${named}_other`);
  return [
    !SERVER_KEY.test(named) && textFault(key, "invalidServerKey"),
    isPortals && textFault(key, "portalKey", named),
    text.includes("{{") && textFault(key, "serverPlaceholder"),
    text.length > UNFOLDED_CHARACTERS &&
      textFault(key, "tooLong", text.length, UNFOLDED_CHARACTERS),
  ].filter((fault) => fault !== false);
}
