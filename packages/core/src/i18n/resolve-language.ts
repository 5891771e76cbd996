import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";

/**
 * A language value that asks for French: `fr` in any case, and then no further letter, so that the end of a pasted link
 * does no harm. A text without flags: head script, hosts and the notice for old browsers get the rule from here.
 */
export const FRENCH_PATTERN = "^[Ff][Rr](?![A-Za-z])";
const frenchPattern = new RegExp(FRENCH_PATTERN, "u");

/** Whether a language value asks for French; null where there is none [LN-2]. */
export function asksForFrench(value: string | null): boolean {
  return frenchPattern.test(value ?? "");
}

/** The page's language: UK pages speak UK English, others French when `lang` says so, else the default [LN-1]. */
export function resolveLanguage(country: "uk" | "elsewhere", lang: string | null): Language {
  if (country === "uk") return "en-GB";
  return asksForFrench(lang) ? "fr-CA" : DEFAULT_LANGUAGE;
}
