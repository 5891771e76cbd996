/** The languages of the portal's pages. */
export type Language = "en-CA" | "fr-CA" | "en-GB";

interface LanguageRow {
  tag: Language;
  /** Name in the console. */
  label: string;
  loginId: 0 | 1;
  translationId: number;
}

/** The languages with their ids in calls and links (section 3 of the specification). */
export const languages = [
  { tag: "en-CA", label: "English", loginId: 0, translationId: 1 },
  { tag: "fr-CA", label: "Français", loginId: 1, translationId: 3 },
  { tag: "en-GB", label: "UK English", loginId: 1, translationId: 8 },
] as const satisfies readonly LanguageRow[];

/** The language of a tag; undefined for anything else. */
export function languageOfTag(tag: unknown): Language | undefined {
  return languages.find((language) => language.tag === tag)?.tag;
}

/** Language of the sandbox's own texts: both kinds of English share one text unless a page says otherwise. */
export type TextLanguage = "en" | "fr";

export function textLanguageOf(language: Language): TextLanguage {
  return language === "fr-CA" ? "fr" : "en";
}

/** The portal's language for a translation language id; English for all others. */
export function languageOfId(translationLanguage: number): Language {
  return (
    languages.find(({ translationId }) => translationId === translationLanguage)?.tag ?? "en-CA"
  );
}
