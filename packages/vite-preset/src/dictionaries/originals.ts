import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DEFAULT_LANGUAGE } from "@waymark/core/build";
import { readJson } from "@waymark/hosting";
import {
  allFiles,
  type DictionaryFile,
  OWN,
  pathOf,
  replacedTexts,
  sharedTexts,
  type Texts,
} from "./dictionary-files.ts";

/** The app's folder of the portal's texts that it replaced, as they were then. */
const ORIGINALS = "originals";

/** A replaced text whose original is another one than when the region replaced it. */
export interface TextChange {
  /** Path of the region's file, such as `translations/fr-CA.json`. */
  file: string;
  key: string;
  /** The region’s text. */
  own: string;
  /** The portal’s text when the region replaced it. */
  was: string;
  /** The portal’s text of today; undefined where it has none any more. */
  is: string | undefined;
}

/** Lists the replaced texts of an app whose originals have changed or gone. */
export function textChanges(root: string): TextChange[] {
  return allFiles(root).flatMap((file) => {
    const originals = originalsOf(file, root);
    return Object.entries(replacedTexts(file, root)).flatMap(([key, own]) => {
      const [was, is] = [originals[key], portalText(file, key)];
      if (was === undefined || was === is) return [];
      return [{ file: `${OWN}/${pathOf(file)}`, key, own, was, is }];
    });
  });
}

/** Lists the replaced texts of each file of an app whose originals are not on record: an update of these would go unnoticed. */
export function unrecordedTexts(
  root: string,
): { file: string; originals: string; keys: string[] }[] {
  return allFiles(root).flatMap((file) => {
    const originals = originalsOf(file, root);
    const keys = Object.keys(replacedTexts(file, root)).filter(
      (key) => originals[key] === undefined && portalText(file, key) !== undefined,
    );
    const path = pathOf(file);
    const names = { file: `${OWN}/${path}`, originals: `${ORIGINALS}/${path}` };
    return keys.length === 0 ? [] : [{ ...names, keys }];
  });
}

/**
 * Writes down the portal's text of each text that an app replaces, and forgets those of texts that it replaces no more.
 * @param accept also takes today's text where another one is on record; else only new ones are added
 * @returns the paths of the files that it has changed
 */
export function recordOriginals(root: string, { accept = false } = {}): string[] {
  return allFiles(root).flatMap((file) => {
    const before = originalsOf(file, root);
    const after = Object.fromEntries(
      Object.keys(replacedTexts(file, root)).flatMap((key) => {
        const [was, is] = [before[key], portalText(file, key)];
        const text = accept ? is : (was ?? is);
        return text === undefined ? [] : [[key, text]];
      }),
    );
    const path = join(ORIGINALS, pathOf(file));
    if (isSame(before, after)) return [];
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${JSON.stringify(after, null, 2)}\n`);
    return [path];
  });
}

/** Says what has changed, for a terminal. */
export function changeText({ file, key, own, was, is }: TextChange): string {
  const now = is === undefined ? "the portal has no such text any more" : `now “${is}”`;
  return `${file}: ${key} replaces a text that has changed: it was “${was}”, ${now}. Yours is “${own}”.`;
}

/** The portal's text of a key; for a plural form that the portal lacks, that of `_other`. */
function portalText(file: DictionaryFile, key: string): string | undefined {
  const other = key.replace(/_(?:zero|one|two|few|many)$/u, "_other");
  const texts = [file, { ...file, code: DEFAULT_LANGUAGE }].map(sharedTexts);
  return [key, other].flatMap((name) => texts.map((each) => each[name])).find(Boolean);
}

function originalsOf(file: DictionaryFile, root: string): Texts {
  const path = join(ORIGINALS, pathOf(file));
  return existsSync(join(root, path)) ? (readJson(join(root, path), path) as Texts) : {};
}

function isSame(one: Texts, other: Texts): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
