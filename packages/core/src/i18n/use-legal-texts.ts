import { createContext, useCallback } from "react";
import { useRequired } from "../browser/use-required.ts";
import type { Language } from "./languages.ts";
import type { Dictionary } from "./fetch-dictionary.ts";
import { type DictionaryUrls, loadDictionary } from "./load-dictionary.ts";

export const DictionaryUrlsContext = createContext<DictionaryUrls | null>(null);

/** Loads the legal texts of a language, from a file of their own, so that a region can replace them. */
export function useLegalTexts(): (language: Language) => Promise<Dictionary> {
  const urls = useRequired(DictionaryUrlsContext, "LanguageProvider");
  return useCallback((language) => loadDictionary("legal", language, urls), [urls]);
}
