import { DICTIONARY_TIMEOUT_MS } from "../config/constants.ts";

/** Texts by their keys. */
export type Dictionary = Readonly<Record<string, string>>;

/** A served dictionary. @throws {Error} if it is missing, slow or no dictionary */
export async function fetchDictionary(url: string): Promise<Dictionary> {
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
