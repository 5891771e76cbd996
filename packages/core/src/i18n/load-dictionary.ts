import { DICTIONARY_TIMEOUT_MS } from "../platform/constants.ts";
import type { Language } from "./languages.ts";

export type Dictionary = Readonly<Record<string, string>>;

/** Where each language's dictionary is served, e.g. `/assets/translations/fr-CA.json?v=1f2e3d` [API-19]. */
export type DictionaryUrls = Readonly<Record<Language, string>>;

/** The copies inside the scripts, fetched only when a served dictionary is missing, late or not readable [QX-6]. */
const builtIn: Record<Language, () => Promise<{ default: Dictionary }>> = {
  "en-CA": () => import("./dictionaries/en-CA.json"),
  "fr-CA": () => import("./dictionaries/fr-CA.json"),
  "en-GB": () => import("./dictionaries/en-GB.json"),
};

/** The dictionary of a language: the served file, which a region may have changed, else the built-in copy. */
export async function loadDictionary(language: Language, urls: DictionaryUrls): Promise<Dictionary> {
  try {
    return await fetchDictionary(urls[language]);
  } catch {
    return loadBuiltInDictionary(language);
  }
}

export async function loadBuiltInDictionary(language: Language): Promise<Dictionary> {
  return (await builtIn[language]()).default;
}

async function fetchDictionary(url: string): Promise<Dictionary> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), DICTIONARY_TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal: controller.signal });
    const body: unknown = await response.json();
    if (!response.ok || !isDictionary(body)) throw new TypeError("not a dictionary");
    return body;
  } finally {
    clearTimeout(timer);
  }
}

function isDictionary(body: unknown): body is Dictionary {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  return Object.values(body).every((text) => typeof text === "string");
}
