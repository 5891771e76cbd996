/** The languages of the portal. `param` is the value of the url's `lang`, `loginId` the login-language id. */
export const languages = {
  "en-CA": { param: "en", loginId: 0, translationId: 1, ownName: "English" },
  "fr-CA": { param: "fr", loginId: 1, translationId: 3, ownName: "Français" },
  "en-GB": { param: "en", loginId: 1, translationId: 8, ownName: "English" },
} as const;

/** A language of the portal, as `<html lang>` says it. */
export type Language = keyof typeof languages;

/** The default language. */
export const DEFAULT_LANGUAGE: Language = "en-CA";

/** Translation language ids of section 3 of the specification. */
export const translationLanguageIds = {
  en_CA: 1,
  en_US: 2,
  fr_CA: 3,
  es_MX: 4,
  es_US: 5,
  es_CL: 6,
  es_PE: 7,
  en_GB: 8,
} as const;
