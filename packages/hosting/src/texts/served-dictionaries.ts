import { isInPages } from "./text-marks.ts";
import { contentVersion, VERSION_PARAMETER } from "../files/cache-control.ts";
import type { AllTexts } from "./as-built.ts";

/** The served dictionaries, and the urls of those that change. */
export function dictionariesOf(texts: AllTexts, built: AllTexts) {
  const files = new Map<string, string>();
  const urls = new Map<string, string>();
  for (const [name, own] of Object.entries(built)) {
    const before = servedJson(own);
    const json = servedJson({ ...own, ...texts[name] });
    files.set(`assets/${dictionaryPath(name)}`, json);
    if (json !== before) urls.set(dictionaryUrl(name, before), dictionaryUrl(name, json));
  }
  return { files, urls };
}

/**
 * The JSON that a host serves of a dictionary.
 * @internal
 */
export function servedJson(texts: Readonly<Record<string, string>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(texts).filter(([key]) => !isInPages(key))),
  );
}

/**
 * Path of a served dictionary below `assets/`.
 * @internal
 */
export function dictionaryPath(dictionary: string): string {
  return `translations/${dictionary}.json`;
}

/**
 * Url of a served dictionary, as scripts in `assets/` have it; its `v` is the version under which the file is immutable.
 * @internal
 */
export function dictionaryUrl(dictionary: string, json: string): string {
  return `${dictionaryPath(dictionary)}?${VERSION_PARAMETER}=${contentVersion(json)}`;
}
