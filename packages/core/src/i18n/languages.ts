/**
 * The languages of section 3 of the specification. `param` is the value of the url's `lang`, `loginId` the login-language
 * id, `translationId` the translation language id.
 */
export const languages = {
  "en-CA": { param: "en", loginId: 0, translationId: 1, ownName: "English" },
  "en-US": { param: "en", loginId: 1, translationId: 2, ownName: "English" },
  "fr-CA": { param: "fr", loginId: 1, translationId: 3, ownName: "Français" },
  "es-MX": { param: "es", loginId: 1, translationId: 4, ownName: "Español" },
  "es-US": { param: "es", loginId: 1, translationId: 5, ownName: "Español" },
  "es-CL": { param: "es", loginId: 1, translationId: 6, ownName: "Español" },
  "es-PE": { param: "es", loginId: 1, translationId: 7, ownName: "Español" },
  "en-GB": { param: "en", loginId: 1, translationId: 8, ownName: "English" },
} as const;

/** A language of the portal, as `<html lang>` says it. */
export type Language = keyof typeof languages;

/** The languages of a region, the one that speaks first in front. UK English is the language of UK pages, and theirs alone. */
export type Languages = readonly [
  Exclude<Language, typeof UK_LANGUAGE>,
  ...Exclude<Language, typeof UK_LANGUAGE>[],
];

/** The default language. The portal's texts are written in it. */
export const DEFAULT_LANGUAGE = "en-CA" as const;

/** The languages of a region that names none. */
export const defaultLanguages: Languages = [DEFAULT_LANGUAGE, "fr-CA"];

/** The language of UK pages. */
export const UK_LANGUAGE = "en-GB" as const;
const ukLanguages = [UK_LANGUAGE] as const;

/** The languages that a page can be in by `lang`, the first one without it. UK pages speak UK English. */
export function languagesOffered(
  country: "uk" | "elsewhere",
  own: Languages = defaultLanguages,
): readonly [Language, ...Language[]] {
  return country === "uk" ? ukLanguages : own;
}

/** All languages in which a region has pages: those that it offers, and that of UK pages. */
export function languagesSpoken(own: Languages = defaultLanguages): readonly Language[] {
  return [...own, UK_LANGUAGE];
}

/**
 * Matches the values of `lang` that ask for a language: `fr` in any case, then no letter, so that the rest of a pasted link
 * is ignored. A text without flags, for hosts; `asksFor` is the same rule.
 */
export function langPattern(language: string): string {
  const letters = Array.from(
    language.slice(0, 2),
    (letter) => `[${letter.toUpperCase()}${letter}]`,
  );
  return `^${letters.join("")}(?![A-Za-z])`;
}

/** Returns true for a language value that asks for a language; false where there is none. */
export function asksFor(language: Language, value: string | null): boolean {
  // oxlint-disable-next-line require-unicode-regexp -- with it, ſ would be an s, which hosts do not know
  return new RegExp(`^${language.slice(0, 2)}(?![a-z])`, "i").test(value ?? "");
}

/** The page's language: UK English on UK pages, else the one of the region's that `lang` asks for, else its first. */
export function resolveLanguage(
  country: "uk" | "elsewhere",
  lang: string | null,
  own: Languages,
): Language {
  if (country === "uk") return UK_LANGUAGE;
  return own.find((language) => asksFor(language, lang)) ?? own[0];
}
