import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";

/**
 * Matches a language value for French: `fr` in any case, then no letter, so that the rest of a pasted link is ignored.
 * A text without flags, because the inline head script, hosts and the outdated-browser notice use the same rule.
 */
export const FRENCH_PATTERN = "^[Ff][Rr](?![A-Za-z])";
const frenchPattern = new RegExp(FRENCH_PATTERN, "u");

/** Whether a language value asks for French; null where there is none. */
export function asksForFrench(value: string | null): boolean {
  return frenchPattern.test(value ?? "");
}

/** The page's language: UK pages speak UK English, others French when `lang` says so, else the default. */
export function resolveLanguage(country: "uk" | "elsewhere", lang: string | null): Language {
  if (country === "uk") return "en-GB";
  return asksForFrench(lang) ? "fr-CA" : DEFAULT_LANGUAGE;
}
