import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  DEFAULT_LANGUAGE,
  isInPages,
  type Language,
  languages,
  markedTexts,
  splitRegionTexts,
} from "@waymark/core/build";
import { contentVersion, readJson, VERSION_PARAMETER } from "@waymark/hosting";

export interface DictionaryFile {
  name: "portal" | "legal" | "help-desk";
  code: Language;
}

/** The app's folder of texts of its own. */
export const OWN = "translations";

/** Texts by their keys. */
export type Texts = Readonly<Record<string, string>>;

export const codes = Object.keys(languages) as Language[];

/** Every dictionary that an app serves. */
export const dictionaryFiles = filesOf("portal", "legal");

/** With those of the help desk's pages, which are not served. */
export const allFiles: readonly DictionaryFile[] = [...dictionaryFiles, ...filesOf("help-desk")];

/** Returns the path of a dictionary below the root of the served files. */
export function servedPath(file: DictionaryFile): string {
  return `assets/translations/${pathOf(file)}`;
}

/** Returns the url of a dictionary; its `v` is the version under which the file is immutable. */
export function urlOf(file: DictionaryFile, root: string): string {
  return `/${servedPath(file)}?${VERSION_PARAMETER}=${contentVersion(jsonOf(file, root))}`;
}

/** Returns the JSON that is served of a dictionary. */
export function jsonOf(file: DictionaryFile, root: string): string {
  const served = Object.entries(textsOf(file, root)).filter(([key]) => !isInPages(key));
  return JSON.stringify(Object.fromEntries(served));
}

/** Core's texts with those of the app's own `translations/` laid over them. */
export function textsOf(file: DictionaryFile, root: string): Texts {
  return { ...sharedTexts(file), ...otherEnglish(file, root), ...ownTexts(file, root) };
}

/** The same with a mark around each text, which tells of a rendered page where it is. */
export function markedTextsOf(file: DictionaryFile, root: string): Texts {
  return markedTexts(dictionaryName(file), textsOf(file, root));
}

/** The texts of all dictionaries that an app serves, by the names of these. */
export function allTexts(root: string): Record<string, Texts> {
  return Object.fromEntries(
    dictionaryFiles.map((file) => [dictionaryName(file), textsOf(file, root)]),
  );
}

/** The name of a dictionary, such as `fr-CA` or `legal/fr-CA`. */
export function dictionaryName({ name, code }: DictionaryFile): string {
  return name === "portal" ? code : `${name}/${code}`;
}

/** The page that is written in a language most likely needs that one. */
export function languageOf(html: string): Language {
  return codes.find((code) => html.includes(`<html lang="${code}"`)) ?? DEFAULT_LANGUAGE;
}

/** The region's own texts of a language. Only the portal's dictionary has some. */
export function regionTexts(code: Language, root: string): Texts {
  return splitRegionTexts(ownTexts({ name: "portal", code }, root)).own;
}

/** The region's own texts in the other English: one of the two files does. */
function otherEnglish({ name, code }: DictionaryFile, root: string): Texts {
  if (name !== "portal" || code === "fr-CA") return {};
  return regionTexts(code === "en-GB" ? "en-CA" : "en-GB", root);
}

function filesOf(...names: DictionaryFile["name"][]): readonly DictionaryFile[] {
  return names.flatMap((name) => codes.map((code) => ({ name, code })));
}

/** Core's texts of a file. */
export function sharedTexts(file: DictionaryFile): Texts {
  const path = fileURLToPath(import.meta.resolve(`@waymark/core/translations/${pathOf(file)}`));
  return readJson(path) as Texts;
}

/** The app's own texts of a file. */
export function ownTexts(file: DictionaryFile, root: string): Texts {
  const own = join(root, OWN, pathOf(file));
  return existsSync(own) ? (readJson(own, `${OWN}/${pathOf(file)}`) as Texts) : {};
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
