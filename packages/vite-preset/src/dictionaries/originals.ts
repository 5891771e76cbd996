import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { DEFAULT_LANGUAGE } from "@waymark/core/build";
import { readJson } from "@waymark/hosting";
import { otherOf } from "@waymark/hosting/texts";
import {
  allFiles,
  type DictionaryFile,
  OWN,
  pathOf,
  replacedTexts,
  sharedTexts,
  type Texts,
} from "./dictionary-files.ts";
import { ownVariants, VARIANTS_FILE } from "../own-variants.ts";

/** The app's folder of the portal's texts that it replaced, as they were then. */
const ORIGINALS = "originals";

/** A replaced text whose original is another one than when the region replaced it. */
export interface TextChange {
  /** Path of the region's file, such as `translations/fr-CA.json` or `src/variants.ts`. */
  file: string;
  key: string;
  /** The region’s text. */
  own: string;
  /** The portal’s text when the region replaced it. */
  was: string;
  /** The portal’s text of today; undefined where it has none any more. */
  is: string | undefined;
}

/** A text of an app in place of the portal's. */
interface ReplacedText {
  /** Its name in the record of originals. */
  name: string;
  /** The key of the portal's text. */
  of: string;
  own: string;
  /** The app's file, and the text's name in it. */
  file: string;
  shown: string;
}

/** The replaced texts of a dictionary: those of its file, and those of the app's sign-in variants. */
function replacedIn(file: DictionaryFile, root: string): ReplacedText[] {
  const path = `${OWN}/${pathOf(file)}`;
  const inFile = Object.entries(replacedTexts(file, root)).map(([key, own]) => {
    return { name: key, of: key, own, file: path, shown: key };
  });
  const variants = file.name === "portal" ? ownVariants(root) : [];
  const inVariants = variants.flatMap(({ name, texts = {} }) =>
    Object.entries(texts).flatMap(([key, { [file.code]: own }]) => {
      if (own === undefined) return [];
      const shown = `${key} of ${name} in ${file.code}`;
      return [{ name: `${key}_${name}`, of: key, own, file: VARIANTS_FILE, shown }];
    }),
  );
  return [...inFile, ...inVariants];
}

/** Lists the replaced texts of an app whose originals have changed or gone. */
export function textChanges(root: string): TextChange[] {
  return allFiles(root).flatMap((dictionary) => {
    const originals = originalsOf(dictionary, root);
    return replacedIn(dictionary, root).flatMap(({ name, of, own, file, shown }) => {
      const [was, is] = [originals[name], portalText(dictionary, of)];
      return was === undefined || was === is ? [] : [{ file, key: shown, own, was, is }];
    });
  });
}

/** Lists the replaced texts whose originals are not on record, by the file of the record: an update of these would go unnoticed. */
export function unrecordedTexts(root: string): { record: string; texts: string[] }[] {
  return allFiles(root).flatMap((file) => {
    const originals = originalsOf(file, root);
    const texts = replacedIn(file, root)
      .filter(({ name, of }) => originals[name] === undefined && portalText(file, of) !== undefined)
      .map(({ shown }) => shown);
    return texts.length === 0 ? [] : [{ record: `${ORIGINALS}/${pathOf(file)}`, texts }];
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
      replacedIn(file, root).flatMap(({ name, of }) => {
        const [was, is] = [before[name], portalText(file, of)];
        const text = accept ? is : (was ?? is);
        return text === undefined ? [] : [[name, text]];
      }),
    );
    const path = join(ORIGINALS, pathOf(file));
    if (isDeepStrictEqual(before, after)) return [];
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
  const texts = [file, { ...file, code: DEFAULT_LANGUAGE }].map(sharedTexts);
  return [key, otherOf(key)].flatMap((name) => texts.map((each) => each[name])).find(Boolean);
}

function originalsOf(file: DictionaryFile, root: string): Texts {
  const path = join(ORIGINALS, pathOf(file));
  return existsSync(join(root, path)) ? (readJson(join(root, path), path) as Texts) : {};
}
