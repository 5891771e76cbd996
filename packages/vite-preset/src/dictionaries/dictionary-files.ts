import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  DEFAULT_LANGUAGE,
  defaultLanguages,
  isRecord,
  type Language,
  languagesSpoken,
} from "@waymark/core/build";
import { markedTexts, spacedText, splitRegionTexts } from "@waymark/hosting/texts";
import { dictionaryLanguages } from "./region-languages.ts";
import { variantTexts } from "../own-variants.ts";
import { dictionaryPath, dictionaryUrl, InputError, readJson, servedJson } from "@waymark/hosting";

export interface DictionaryFile {
  name: "portal" | "legal" | "help-desk";
  code: Language;
}

/** The app's folder of texts of its own. */
export const OWN = "translations";

/** Texts by their keys. */
export type Texts = Readonly<Record<string, string>>;

/** The languages that the portal's own texts are in. */
const sharedLanguages = languagesSpoken(defaultLanguages);

/** Every dictionary that an app serves. */
export function dictionaryFiles(root: string): readonly DictionaryFile[] {
  return filesOf(root, "portal", "legal");
}

/** With those of the help desk's pages, which are not served. */
export function allFiles(root: string): readonly DictionaryFile[] {
  return filesOf(root, "portal", "legal", "help-desk");
}

/** Returns the path of a dictionary below the root of the served files. */
export function servedPath(file: DictionaryFile): string {
  return `assets/${dictionaryPath(dictionaryName(file))}`;
}

/** Returns the url of a dictionary from a script in `assets/`. */
export function urlOf(file: DictionaryFile, root: string): string {
  return dictionaryUrl(dictionaryName(file), jsonOf(file, root));
}

/** Returns the JSON that is served of a dictionary. */
export function jsonOf(file: DictionaryFile, root: string): string {
  return servedJson(textsOf(file, root));
}

/** Core's texts with those of the app's own `translations/` laid over them, and those of its variants. */
export function textsOf(file: DictionaryFile, root: string): Texts {
  return {
    ...baseTexts(file, root),
    ...otherEnglish(file, root),
    ...ownTexts(file, root),
    ...(file.name === "portal" && variantTexts(file.code, root)),
  };
}

/** Core's texts of a language; of one that it does not have, those of the language that speaks first. */
function baseTexts(file: DictionaryFile, root: string): Texts {
  if (sharedLanguage(file.code) !== undefined) return sharedTexts(file);
  return sharedTexts({ ...file, code: fallbackLanguage(root) });
}

/** The language whose texts stand in for those that a new one lacks. */
export function fallbackLanguage(root: string): Language {
  const [first = DEFAULT_LANGUAGE] = dictionaryLanguages(root);
  return sharedLanguage(first) === undefined ? DEFAULT_LANGUAGE : first;
}

/** The same with a mark around each text, which tells of a rendered page where it is. */
export function markedTextsOf(file: DictionaryFile, root: string): Texts {
  return markedTexts(dictionaryName(file), textsOf(file, root));
}

/** The texts of all dictionaries that an app serves, by the names of these. */
export function allTexts(root: string): Record<string, Texts> {
  return Object.fromEntries(
    dictionaryFiles(root).map((file) => [dictionaryName(file), textsOf(file, root)]),
  );
}

/** The name of a dictionary, such as `fr-CA` or `legal/fr-CA`. */
export function dictionaryName({ name, code }: DictionaryFile): string {
  return name === "portal" ? code : `${name}/${code}`;
}

/** The region's own texts of a language. Only the portal's dictionary has some. */
export function regionTexts(code: Language, root: string): Texts {
  return splitRegionTexts(ownTexts({ name: "portal", code }, root)).own;
}

/** The region's own texts in the other English: one of the two files does. */
function otherEnglish({ name, code }: DictionaryFile, root: string): Texts {
  const other = dictionaryLanguages(root).find((each) => isEnglish(each) && each !== code);
  return name === "portal" && isEnglish(code) && other ? regionTexts(other, root) : {};
}

export function isEnglish(code: Language): boolean {
  return code.startsWith("en");
}

function filesOf(root: string, ...names: DictionaryFile["name"][]): readonly DictionaryFile[] {
  return names.flatMap((name) => dictionaryLanguages(root).map((code) => ({ name, code })));
}

/** Core's texts of a file: those of its language, else of the same one elsewhere, as Canadian English for the United States. */
export function sharedTexts({ name, code }: DictionaryFile): Texts {
  const shared = sharedLanguage(code);
  if (shared === undefined) return {};
  const path = `@waymark/core/translations/${pathOf({ name, code: shared })}`;
  return readJson(fileURLToPath(import.meta.resolve(path))) as Texts;
}

/** The language of core's texts with which those of a language begin; undefined where a region writes all of them. */
export function sharedLanguage(code: Language): Language | undefined {
  if (sharedLanguages.includes(code)) return code;
  return sharedLanguages.find((shared) => shared.slice(0, 2) === code.slice(0, 2));
}

/** The app's own texts of a file, French ones with their no-break spaces. */
export function ownTexts(file: DictionaryFile, root: string): Texts {
  const own = join(root, OWN, pathOf(file));
  if (!existsSync(own)) return {};
  const texts = readJson(own, `${OWN}/${pathOf(file)}`);
  if (!isRecord(texts)) {
    throw new InputError(
      `${OWN}/${pathOf(file)} is not an object of texts by their keys, as in { "signIn.title": "Welcome" }.`,
    );
  }
  return Object.fromEntries(
    Object.entries(texts as Texts).map(([key, text]) => [key, spacedText(text, file.code)]),
  );
}

/** The app's own texts of a file that replace the portal's. */
export function replacedTexts(file: DictionaryFile, root: string): Texts {
  const texts = ownTexts(file, root);
  return file.name === "portal" ? splitRegionTexts(texts).replaced : texts;
}

/** The path of a file in a folder of texts. */
export function pathOf(file: DictionaryFile): string {
  return `${dictionaryName(file)}.json`;
}
