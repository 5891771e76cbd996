import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  didYouMean,
  type Language,
  type Languages,
  languages,
  languagesOffered,
  languagesSpoken,
  nearest,
  UK_LANGUAGE,
} from "@waymark/core/build";
import { InputError, refuse } from "@waymark/hosting";
import { ownModule } from "../own-module.ts";

/** The app's file that lists its languages. */
export const LANGUAGES_FILE = "src/languages.ts";
const PAGE = "index.html";

/** The languages that an app lists itself; undefined where it has those of the portal. */
function ownLanguages(root: string): Languages | undefined {
  // `checkLanguages` refuses any other value before the build uses it.
  return ownModule(root, LANGUAGES_FILE)?.["languages"] as Languages | undefined;
}

/** The languages of an app's dictionaries: those that it offers, and that of UK pages. */
export function dictionaryLanguages(root: string): readonly Language[] {
  return languagesSpoken(ownLanguages(root));
}

/** The languages that people choose from in an app, the one that speaks first in front. */
export function offeredLanguages(root: string): readonly Language[] {
  const isUk = pageLanguageOf(root) === UK_LANGUAGE;
  return languagesOffered(isUk ? "uk" : "elsewhere", ownLanguages(root));
}

/** The language that the app's own page is written in. */
function pageLanguageOf(root: string): string | undefined {
  const page = join(root, PAGE);
  if (!existsSync(page)) return undefined;
  const tag = /<html\b[^>]*?\slang\s*=\s*["']?(?<lang>[\w-]+)/iu;
  return tag.exec(readFileSync(page, "utf8"))?.groups?.["lang"];
}

/** @throws {InputError} that names what is wrong with the languages that an app lists, or with the page that is in one */
export function checkLanguages(root: string): void {
  if (!existsSync(join(root, LANGUAGES_FILE))) return;
  if (!existsSync(join(root, PAGE))) {
    throw new InputError(`${PAGE} is missing: a region has one, with <div id="portal"></div>.`);
  }
  refuse(`${LANGUAGES_FILE} is wrong`, languageProblems(root));
}

/** Lists what is wrong with the languages in an app's folder; none where it has those of the portal. */
export function languageProblems(root: string): string[] {
  if (!existsSync(join(root, LANGUAGES_FILE))) return [];
  return languageFaults(ownLanguages(root), pageLanguageOf(root));
}

/**
 * Lists what is wrong with an app's languages, a sentence each.
 * @param page the language of its `index.html`
 */
export function languageFaults(own: unknown, page: string | undefined): string[] {
  if (!Array.isArray(own) || own.length === 0) {
    return [`It has to export a list: export const languages: Languages = ["fr-CA", "en-CA"];`];
  }
  const known = Object.keys(languages).filter((tag) => tag !== UK_LANGUAGE);
  const tags = own.map(String);
  const faults = [...new Set(tags)].flatMap((tag) => {
    const primary = tag.slice(0, 2);
    const same = [...new Set(tags.filter((other) => other.slice(0, 2) === primary))];
    if (tag === UK_LANGUAGE) {
      return [`${tag} is the language of UK pages alone: a region of the UK has country "uk".`];
    }
    if (!known.includes(tag)) return [unknownLanguage(tag, known)];
    if (tags.filter((other) => other === tag).length > 1) return [`${tag} is listed twice.`];
    if (same.length < 2 || same[0] !== tag) return [];
    return [`lang=${primary} cannot tell ${same.join(" and ")} apart: list one of them.`];
  });
  if (faults.length > 0 || page === tags[0]) return faults;
  return [
    `${tags[0]} speaks first, and ${PAGE} has <html lang="${page ?? ""}">: write ${tags[0]}.`,
  ];
}

function unknownLanguage(tag: string, known: readonly string[]): string {
  const meant = nearest(tag, known) ?? known.find((each) => each.slice(0, 2) === tag.slice(0, 2));
  return `${tag} is not a language of the portal${didYouMean(meant) || "."} They are ${known.join(", ")}.`;
}

/**
 * Stops the build of a region that has other languages than its files: scripts of the page would contradict each other.
 * @throws {InputError} that says what to write
 */
export function checkRegionLanguages(
  region: { languages?: Languages; country?: "uk" },
  root: string,
): void {
  checkCountry(region.country === "uk", pageLanguageOf(root) ?? "");
  const listed = ownLanguages(root);
  if (String(region.languages) === String(listed)) return;
  throw new InputError(
    listed === undefined
      ? `src/region.ts has languages, and there is no ${LANGUAGES_FILE}. Move the list there, as \`export const languages\`, and import it.`
      : `src/region.ts does not have the languages of ${LANGUAGES_FILE}. Import \`languages\` there, and put it into the region.`,
  );
}

function checkCountry(isUk: boolean, page: string): void {
  if (isUk === (page === UK_LANGUAGE)) return;
  throw new InputError(
    isUk
      ? `src/region.ts has country "uk", which speaks ${UK_LANGUAGE} alone, and ${PAGE} has <html lang="${page}">: write ${UK_LANGUAGE}.`
      : `${PAGE} has <html lang="${page}">, and src/region.ts has no country "uk". Write the language that speaks first, or that country.`,
  );
}
