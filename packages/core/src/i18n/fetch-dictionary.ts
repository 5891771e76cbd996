import { isRecord } from "../browser/is-record.ts";
import { withTimeLimit } from "../browser/with-time-limit.ts";
import { DICTIONARY_TIMEOUT_MS } from "../config/constants.ts";

/** Texts by their keys. */
export type Dictionary = Readonly<Record<string, string>>;

/** A served dictionary. @throws {Error} if it is missing, slow or no dictionary */
export async function fetchDictionary(url: string): Promise<Dictionary> {
  return withTimeLimit(DICTIONARY_TIMEOUT_MS, async (signal) => {
    const response = await fetch(url, { signal });
    const body: unknown = await response.json();
    if (!response.ok || !isDictionary(body)) throw new TypeError("not a dictionary");
    return body;
  });
}

function isDictionary(body: unknown): body is Dictionary {
  return isRecord(body) && Object.values(body).every((text) => typeof text === "string");
}
