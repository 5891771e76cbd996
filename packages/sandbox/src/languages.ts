/** The languages of the portal's pages. */
export type Language = "en-CA" | "fr-CA" | "en-GB";

/** What the sandbox's own texts are written in: both kinds of English share one text unless a page says otherwise. */
export type TextLanguage = "en" | "fr";

export function textLanguageOf(language: Language): TextLanguage {
  return language === "fr-CA" ? "fr" : "en";
}

/** The text language of the first entry of an `Accept-Language` header; English for anything that is not French. */
export function firstAcceptedLanguage(header: string | null | undefined): TextLanguage {
  return /^\s*fr\b/iu.test(header ?? "") ? "fr" : "en";
}
