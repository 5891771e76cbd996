import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LANGUAGE, dictionaryFaults, type Language, languages } from "@waymark/core/build";
import { contentVersion, readJson, VERSION_PARAMETER } from "@waymark/hosting";
import { CliError } from "../../../../scripts/cli-error.mjs";

export interface DictionaryFile {
  name: "portal" | "legal" | "help-desk";
  code: Language;
}

/** The app's folder of texts of its own. */
export const OWN = "translations";

type Texts = Readonly<Record<string, string>>;

export const codes = Object.keys(languages) as Language[];

/** Every dictionary that an app serves. */
export const dictionaryFiles = filesOf("portal", "legal");

/** With those of the help desk's pages, which are not served. */
const allFiles: readonly DictionaryFile[] = [...dictionaryFiles, ...filesOf("help-desk")];

/** Returns the path of a dictionary below the root of the served files. */
export function servedPath(file: DictionaryFile): string {
  return `assets/translations/${pathOf(file)}`;
}

/** Returns the url of a dictionary; its `v` is the version under which the file is immutable. */
export function urlOf(file: DictionaryFile, root: string): string {
  return `/${servedPath(file)}?${VERSION_PARAMETER}=${contentVersion(jsonOf(file, root))}`;
}

/** Texts that the build writes into its pages: no script reads them. */
const IN_PAGES = /^(?:outdated|page)\./u;

/** Returns the JSON that is served of a dictionary. */
export function jsonOf(file: DictionaryFile, root: string): string {
  const served = Object.entries(textsOf(file, root)).filter(([key]) => !IN_PAGES.test(key));
  return JSON.stringify(Object.fromEntries(served));
}

/** Core's texts with those of the app's own `translations/` laid over them. */
export function textsOf(file: DictionaryFile, root: string): Texts {
  return { ...sharedTexts(file), ...ownTexts(file, root) };
}

/** The page that is written in a language most likely needs that one. */
export function languageOf(html: string): Language {
  return codes.find((code) => html.includes(`<html lang="${code}"`)) ?? DEFAULT_LANGUAGE;
}

/**
 * Checks core's dictionaries against the default language, and an app's overrides against core's.
 * @throws {CliError} that names every fault with its file
 */
export function checkDictionaries(root: string): void {
  checkNames(root);
  const faults = allFiles.flatMap((file) => {
    const wanted = sharedTexts({ ...file, code: DEFAULT_LANGUAGE });
    const path = pathOf(file);
    const shared = dictionaryFaults(sharedTexts(file), wanted, true);
    const own = dictionaryFaults(ownTexts(file, root), wanted, false);
    return [
      ...shared.map((fault) => `  ${path}: ${fault}`),
      ...own.map((fault) => `  ${OWN}/${path}: ${fault}`),
    ];
  });
  if (faults.length > 0) throw new CliError(`The dictionaries do not agree:\n${faults.join("\n")}`);
}

/** A file that nothing reads is a mistake that no one would see. */
function checkNames(root: string): void {
  const folder = join(root, OWN);
  if (!existsSync(folder)) return;
  const known = allFiles.map(pathOf);
  const unknown = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new CliError(
    `Nothing reads ${unknown.map((name) => `${OWN}/${name}`).join(", ")}. The names are ${known.join(", ")}.`,
  );
}

function filesOf(...names: DictionaryFile["name"][]): readonly DictionaryFile[] {
  return names.flatMap((name) => codes.map((code) => ({ name, code })));
}

function sharedTexts(file: DictionaryFile): Texts {
  const path = fileURLToPath(import.meta.resolve(`@waymark/core/translations/${pathOf(file)}`));
  return readJson(path) as Texts;
}

function ownTexts(file: DictionaryFile, root: string): Texts {
  const own = join(root, OWN, pathOf(file));
  return existsSync(own) ? (readJson(own, `${OWN}/${pathOf(file)}`) as Texts) : {};
}

function pathOf({ name, code }: DictionaryFile): string {
  return name === "portal" ? `${code}.json` : `${name}/${code}.json`;
}
