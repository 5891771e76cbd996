import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Makes a folder, or removes the files of an earlier build from it. It is beside the build, where others may have files.
 * @param own names of such files
 */
export function emptyFolder(folder: string, own: RegExp): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (own.test(name)) rmSync(join(folder, name));
}

/**
 * Makes a folder beside the build, which the portal's server must not serve, or removes an earlier build's pages from it.
 * @returns its path
 */
export function languageFolder(dist: string, name: string): string {
  const folder = join(dirname(dist), name);
  emptyFolder(folder, /^(?:index|[a-z]{2}-[A-Z]{2})\.html$/u);
  return folder;
}

/** The name of a page in one of the region's languages. */
export function languagePage(language: string, first: string | undefined): string {
  return language === first ? "index.html" : `${language}.html`;
}
