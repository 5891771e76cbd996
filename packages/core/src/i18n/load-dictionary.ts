import { isRecord } from "../browser/is-record.ts";
import { loadChunk } from "../browser/lazy-chunk.tsx";
import { withTimeLimit } from "../browser/with-time-limit.ts";
import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";
import type { Dictionary } from "./message.ts";

/** A dictionary that takes longer is replaced by the copy inside the scripts. */
const TIMEOUT_MS = 8_000;

/** The portal's texts, and the long legal ones that few people open. */
export type DictionaryName = "portal" | "legal";

/** Url of each dictionary, e.g. `/assets/translations/fr-CA.json?v=1f2e3d`. */
export type DictionaryUrls = Readonly<
  Record<DictionaryName, Readonly<Partial<Record<Language, string>>>>
>;

type Copies = Record<"en-CA" | "fr-CA" | "en-GB", () => Promise<{ default: Dictionary }>>;

/** The copies inside the scripts, fetched only when a served dictionary is missing, slow or not readable. */
const builtIn: Record<DictionaryName, Copies> = {
  portal: {
    "en-CA": () => import("./dictionaries/en-CA.json"),
    "fr-CA": () => import("./dictionaries/fr-CA.json"),
    "en-GB": () => import("./dictionaries/en-GB.json"),
  },
  legal: {
    "en-CA": () => import("./dictionaries/legal/en-CA.json"),
    "fr-CA": () => import("./dictionaries/legal/fr-CA.json"),
    "en-GB": () => import("./dictionaries/legal/en-GB.json"),
  },
};

/**
 * A dictionary of a language: the served file, which a region may have changed, else the built-in copy.
 * @throws {ChunkLoadError} if both fail
 */
export async function loadDictionary(
  name: DictionaryName,
  language: Language,
  urls: DictionaryUrls,
): Promise<Dictionary> {
  try {
    return await fetchDictionary(urls[name][language] ?? "");
  } catch {
    return loadBuiltInDictionary(language, name);
  }
}

/**
 * A dictionary of a language that was chosen on a page in another one. That page is better than one in a third language,
 * so that no copy of another language is taken.
 * @throws {Error} if the served file fails and there is no copy in the language
 */
export const loadChosenDictionary: typeof loadDictionary = async (name, language, urls) => {
  // Every English has the copy of the default language.
  const hasCopy = language in builtIn[name] || language.startsWith("en");
  return hasCopy
    ? loadDictionary(name, language, urls)
    : fetchDictionary(urls[name][language] ?? "");
};

/** The built-in texts of a language. One without a copy has those of the default language. */
export async function loadBuiltInDictionary(
  language: Language,
  name: DictionaryName = "portal",
): Promise<Dictionary> {
  const copies: Partial<Record<Language, Copies["en-CA"]>> & Copies = builtIn[name];
  return (await loadChunk(copies[language] ?? copies[DEFAULT_LANGUAGE])).default;
}

/** A served dictionary. @throws {Error} if it is missing, slow or no dictionary */
async function fetchDictionary(url: string): Promise<Dictionary> {
  return withTimeLimit(TIMEOUT_MS, async (signal) => {
    // As the page's preload asks, so that it is used. Safari uses none with `crossorigin` for a file of the same origin.
    const response = await fetch(url, { signal, mode: "no-cors", credentials: "include" });
    const body: unknown = await response.json();
    if (!response.ok || !isDictionary(body)) throw new TypeError("not a dictionary");
    return body;
  });
}

function isDictionary(body: unknown): body is Dictionary {
  return isRecord(body) && Object.values(body).every((text) => typeof text === "string");
}
