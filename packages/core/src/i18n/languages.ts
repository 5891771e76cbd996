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

/**
 * Matches a language value for French: `fr` in any case, then no letter, so that the rest of a pasted link is ignored.
 * A text without flags, because the inline head script, hosts and the outdated-browser notice use the same rule.
 */
export const FRENCH_PATTERN = "^[Ff][Rr](?![A-Za-z])";
const frenchPattern = new RegExp(FRENCH_PATTERN, "u");

/** Returns true for a language value that asks for French; false where there is none. */
export function asksForFrench(value: string | null): boolean {
  return frenchPattern.test(value ?? "");
}

/** The page's language: UK pages speak UK English, others French when `lang` says so, else the default. */
export function resolveLanguage(country: "uk" | "elsewhere", lang: string | null): Language {
  if (country === "uk") return "en-GB";
  return asksForFrench(lang) ? "fr-CA" : DEFAULT_LANGUAGE;
}
