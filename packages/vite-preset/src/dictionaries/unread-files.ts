import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { languages } from "@waymark/core/build";
import { InputError } from "@waymark/hosting";
import { allFiles, OWN, pathOf } from "./dictionary-files.ts";
import { LANGUAGES_FILE } from "./region-languages.ts";

/** @throws {InputError} for a file that nothing reads, a mistake that no one would see */
export function checkFileNames(root: string): void {
  const { unread, known } = unreadFiles(root);
  if (unread.length === 0) return;
  const names = `The names are ${known.join(", ")}.${listingHint(unread)}`;
  throw new InputError(`Nothing reads ${unread.join(", ")}. ${names}`);
}

/** Says where to list the languages of files that nothing reads, where the portal has them. */
export function listingHint(unread: readonly string[]): string {
  const codes = new Set(unread.map((path) => basename(path, ".json")));
  const unlisted = [...codes].filter((code) => code in languages);
  return unlisted.length === 0 ? "" : ` List ${unlisted.join(", ")} in ${LANGUAGES_FILE}.`;
}

/** Lists the files among an app's texts that nothing reads, by their paths, and the names of those that are read. */
export function unreadFiles(root: string): { unread: string[]; known: string[] } {
  const folder = join(root, OWN);
  const known = allFiles(root).map(pathOf);
  if (!existsSync(folder)) return { unread: [], known };
  const unread = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((name) => !known.includes(name))
    .map((name) => `${OWN}/${name}`);
  return { unread, known };
}
