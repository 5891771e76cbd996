import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";

/** The primary part of a language value: `fr-CA`, `fr_FR` and `FR` are all `fr` [LN-2]. */
export function primaryLanguage(value: string): string {
  return value.split(/[-_]/u)[0]?.toLowerCase() ?? "";
}

/** The page's language: UK pages speak UK English, others French when `lang` says so, else the default [LN-1]. */
export function resolveLanguage(country: "uk" | "elsewhere", lang: string | null): Language {
  if (country === "uk") return "en-GB";
  return primaryLanguage(lang ?? "") === "fr" ? "fr-CA" : DEFAULT_LANGUAGE;
}
