/** The languages of the portal's pages. */
export type Language = "en-CA" | "fr-CA" | "en-GB";

/** Language of the sandbox's own texts: both kinds of English share one text unless a page says otherwise. */
export type TextLanguage = "en" | "fr";

export function textLanguageOf(language: Language): TextLanguage {
  return language === "fr-CA" ? "fr" : "en";
}

/** The text language of the first entry of an `Accept-Language` header; English for anything that is not French. */
export function firstAcceptedLanguage(header: string | null | undefined): TextLanguage {
  return /^\s*fr\b/iu.test(header ?? "") ? "fr" : "en";
}

/** The portal's language for a translation language id (section 3 of the specification); English for all others. */
export function languageOfId(translationLanguage: number): Language {
  if (translationLanguage === 3) return "fr-CA";
  return translationLanguage === 8 ? "en-GB" : "en-CA";
}
