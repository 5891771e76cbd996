import { existsSync, statSync } from "node:fs";
import { didYouMean, isRecord, nearest } from "@waymark/core/build";
import { spacedText } from "./french-spacing.ts";
import { readJson } from "../files/read-json.ts";
import { InputError, refuse } from "../input-error.ts";
import type { AllTexts, AsBuilt } from "./as-built.ts";
import { textFaults } from "./text-faults.ts";
import { isLegal, languageOf, LEGAL, legalName } from "./dictionary-name.ts";
import { inEnglish } from "./fault-sentences.ts";
import { textNotes } from "./text-notes.ts";

const MAX_KB = 1024;

/** Checked texts, and what a person should know about them. */
export interface ReadTexts {
  texts: AllTexts;
  notes: readonly string[];
}

/**
 * Reads a file of texts: `{ "fr-CA": { "signIn.title": "…" }, "legal": { "fr-CA": { "terms": "…" } } }`.
 * @throws {InputError} a list of all mistakes
 */
export function readTexts(file: string, asBuilt: AsBuilt): ReadTexts {
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new InputError(`there is no file ${file}. Give a JSON file of texts after --texts.`);
  }
  const kb = Math.ceil(statSync(file).size / 1024);
  if (kb > MAX_KB) throw new InputError(`${file} has ${kb} kB; ${MAX_KB} kB are the most.`);
  const { dictionaries, faults } = dictionariesIn(readJson(file), asBuilt.texts);
  const wrong = Object.entries(dictionaries).flatMap(([name, texts]) =>
    textFaults(name, texts, asBuilt.texts).map((fault) => `${name}: ${inEnglish(fault)}`),
  );
  refuse(`${file} is not used`, [...faults, ...wrong]);
  const texts = changedTexts(dictionaries as AllTexts, asBuilt.texts);
  return { texts, notes: textNotes(texts, asBuilt) };
}

/** The dictionaries of a file, with a sentence for each entry that is none. */
function dictionariesIn(value: unknown, built: AllTexts) {
  const faults: string[] = [];
  const dictionaries: Record<string, Readonly<Record<string, unknown>>> = {};
  const take = (entries: unknown, prefix: string) => {
    if (!isRecord(entries)) {
      faults.push(`${prefix || "the file"} should be { "fr-CA": { … } }, with texts by their keys`);
      return;
    }
    for (const [name, texts] of Object.entries(entries)) {
      if (prefix === "" && name === LEGAL) take(texts, legalName(""));
      else if (!Object.hasOwn(built, prefix + name)) faults.push(unknownDictionary(name, built));
      else if (isRecord(texts)) dictionaries[prefix + name] = texts;
      else faults.push(`${prefix}${name} should be { "key": "text" }`);
    }
  };
  take(value, "");
  return { dictionaries, faults };
}

function unknownDictionary(name: string, built: AllTexts): string {
  const names = Object.keys(built).filter((each) => !isLegal(each));
  const hint = didYouMean(nearest(name, names)) || ".";
  return `${name} is not a language of the portal${hint} Languages: ${names.join(", ")}, and ${LEGAL} for the legal texts`;
}

/** Leaves out what is as in the build. A no-break space is hard to type, so French gets the ones it needs. */
function changedTexts(given: AllTexts, built: AllTexts): AllTexts {
  const changed = Object.entries(given).map(([name, texts]) => {
    const entries = Object.entries(texts)
      .map(([key, text]) => [key, spacedText(text, languageOf(name))] as const)
      .filter(([key, text]) => built[name]?.[key] !== text);
    return [name, Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(changed.filter(([, texts]) => Object.keys(texts).length > 0));
}
