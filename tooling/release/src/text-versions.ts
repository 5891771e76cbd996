import { readFileSync } from "node:fs";
import { languagesSpoken } from "@waymark/core/build";
import { contentVersion } from "@waymark/hosting";

const dictionaries = new URL("../../../packages/core/src/i18n/dictionaries/", import.meta.url);

/** Versions since which texts are as they are, by dictionaries and keys, with a hash of each text: `1.2.0 6876f12e`. */
export type TextVersions = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts that the portal has itself, by their dictionaries and keys: those of its languages and the legal ones. */
export function portalTexts(): Texts {
  const names = languagesSpoken().flatMap((code) => [code, `legal/${code}`]);
  return Object.fromEntries(names.map((name) => [name, readDictionary(name)]));
}

export function readDictionary(name: string) {
  return JSON.parse(readFileSync(new URL(`${name}.json`, dictionaries), "utf8"));
}

/**
 * Records the version of each text that is new or another one than before. Texts that are gone are forgotten.
 * @param texts by their dictionaries and keys
 * @param version the one that is released
 */
export function recordVersions(before: TextVersions, texts: Texts, version: string): TextVersions {
  return Object.fromEntries(
    Object.entries(texts).map(([dictionary, own]) => {
      const entries = Object.entries(own).map(([key, text]) => {
        const hash = contentVersion(text);
        const known = before[dictionary]?.[key];
        return [key, known?.endsWith(` ${hash}`) ? known : `${version} ${hash}`];
      });
      return [dictionary, Object.fromEntries(entries)];
    }),
  );
}
