import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LANGUAGE, dictionaryFaults, type Language, languages } from "@waymark/core/build";

export interface DictionaryFile {
  name: "portal" | "legal";
  code: Language;
}

type Texts = Readonly<Record<string, string>>;

export const codes = Object.keys(languages) as Language[];

/** Every dictionary that an app serves. */
export const dictionaryFiles: readonly DictionaryFile[] = (["portal", "legal"] as const).flatMap(
  (name) => codes.map((code) => ({ name, code })),
);

/** Where a dictionary stands below what is served. */
export function servedPath(file: DictionaryFile): string {
  return `assets/translations/${pathOf(file)}`;
}

/** Where a dictionary is asked for; its `v` makes the file immutable. */
export function urlOf(file: DictionaryFile, root: string): string {
  const hash = createHash("sha256").update(jsonOf(file, root)).digest("hex").slice(0, 8);
  return `/${servedPath(file)}?v=${hash}`;
}

export function jsonOf(file: DictionaryFile, root: string): string {
  return JSON.stringify(textsOf(file, root));
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
 * Checks core's dictionaries against the default language, and an app's overrides against core's [LN-5].
 * @throws {Error} that names every fault with its file
 */
export function checkDictionaries(root: string): void {
  const faults = dictionaryFiles.flatMap((file) => {
    const wanted = sharedTexts({ ...file, code: DEFAULT_LANGUAGE });
    const path = pathOf(file);
    const shared = dictionaryFaults(sharedTexts(file), wanted, true);
    const own = dictionaryFaults(ownTexts(file, root), wanted, false);
    return [
      ...shared.map((fault) => `  ${path}: ${fault}`),
      ...own.map((fault) => `  translations/${path}: ${fault}`),
    ];
  });
  if (faults.length > 0) throw new Error(`The dictionaries do not agree:\n${faults.join("\n")}`);
}

function sharedTexts(file: DictionaryFile): Texts {
  return readJson(fileURLToPath(import.meta.resolve(`@waymark/core/translations/${pathOf(file)}`)));
}

function ownTexts(file: DictionaryFile, root: string): Texts {
  const own = join(root, "translations", pathOf(file));
  return existsSync(own) ? readJson(own) : {};
}

function pathOf({ name, code }: DictionaryFile): string {
  return name === "portal" ? `${code}.json` : `${name}/${code}.json`;
}

function readJson(file: string): Texts {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(
      `${file} is not readable JSON: ${error instanceof Error ? error.message : ""}`,
      {
        cause: error,
      },
    );
  }
}
