import { checkConfiguration, UK_LANGUAGE } from "@waymark/core/build";
import type { ConfigurationBlock } from "../html/configuration-block.ts";
import { InputError } from "../input-error.ts";

/** A row of `pages/pages.json`: a prerendered page in one language. */
export interface PageRow {
  /** The path of the page, or one of its paths; null for the shell, which answers paths without a page. */
  path: string | null;
  /** A regular expression that matches each whole path of the page, where it has several. */
  pattern?: string;
  language: string;
  /** A regular expression: a `lang` parameter that matches it requests this language. */
  langPattern?: string;
  /** The page's path in the build. */
  file: string;
  /** Search engines may list it: the sign-in page of a region's own variant. The portal's are known by the route table. */
  indexed?: true;
}

/** Parts of a request that decide its page. */
export interface PageRequest {
  /** Of the request, with its query. */
  url: URL;
  /** The configuration of the build's pages. */
  configuration: ConfigurationBlock;
}

/**
 * Chooses the file that answers a path of the portal: its prerendered page in the language of the request, else the
 * shell in that language.
 * @returns undefined where the build has neither; answer with its `index.html` then
 */
export function choosePage(rows: readonly PageRow[], request: PageRequest): string | undefined {
  const language = languageOf(rows, request);
  const translated = rows.filter((row) => row.language === language);
  const path = request.url.pathname.replace(/(.)\/$/u, "$1");
  const isPage = (row: PageRow) => isPageOf(row, path);
  // A mailed link names its language in its path, which matches a page of that language alone.
  const byPath = request.url.searchParams.has("lang") ? undefined : rows.find(isPage);
  return (translated.find(isPage) ?? byPath)?.file ?? shellOf(rows, language);
}

/** The page of a language that answers paths without a page of their own; undefined where the build has none. */
export function shellOf(rows: readonly PageRow[], language: string): string | undefined {
  return rows.find((row) => row.path === null && row.language === language)?.file;
}

/** Returns true for the row of the page that a path has. */
export function isPageOf({ path, pattern }: PageRow, pathname: string): boolean {
  return pattern === undefined ? path === pathname : new RegExp(`^${pattern}$`, "u").test(pathname);
}

/** The languages of a build that `lang` can request, each with the regular expression of its values. */
export function requestableLanguages(
  rows: readonly PageRow[],
): { langPattern: string; language: string }[] {
  const languages = new Map(rows.map(({ langPattern, language }) => [langPattern, language]));
  return [...languages].flatMap(([langPattern, language]) =>
    langPattern ? [{ langPattern, language }] : [],
  );
}

/**
 * The list of a build's pages.
 * @internal
 */
export const PAGES_FILE = "pages/pages.json";

/**
 * Reads `pages/pages.json`, as the build has written it.
 * @param name how an error message calls the file
 * @throws {InputError} for a file that was cut off or changed
 */
export function readPageRows(json: string, name = PAGES_FILE): PageRow[] {
  const rows = parsed(json, name);
  if (Array.isArray(rows) && rows.every(isRow)) return rows;
  throw new InputError(`${name} is not the list of pages of a build. Copy the build again.`);
}

function parsed(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new InputError(`${name} is not JSON: ${(error as Error).message}. Copy the build again.`);
  }
}

/** A path on the portal's own host: browsers read two slashes or backslashes as another one. */
const OWN_PATH = /^\/(?![/\\\s])/u;

function isRow(row: unknown): row is PageRow {
  const { path, pattern, language, langPattern, file } = Object(row);
  const isFile = typeof language === "string" && typeof file === "string";
  const isPath = path === null || OWN_PATH.test(String(path));
  return isFile && isPath && [pattern, langPattern].every(isPattern);
}

function isPattern(value: unknown): boolean {
  try {
    return value === undefined || (typeof value === "string" && Boolean(new RegExp(value, "u")));
  } catch {
    return false;
  }
}

/** The default language of a build. */
export function firstLanguage(rows: readonly PageRow[]): string {
  return rows[0]?.language ?? "";
}

/** The language of a build's pages: UK English on a UK origin, else the requested one, else the build's first. */
export function pageLanguage(rows: readonly PageRow[], isUk: boolean, requested: string): string {
  const language = isUk ? UK_LANGUAGE : requested;
  return rows.some((row) => row.language === language) ? language : (rows[0]?.language ?? language);
}

function languageOf(rows: readonly PageRow[], { url, configuration }: PageRequest): string {
  const { ukLoginOrigins } = configuration;
  // In the spelling, and with the mistakes, that the portal knows.
  const spelt = checkConfiguration({ ukLoginOrigins }).configuration.ukLoginOrigins;
  const isUk = spelt.includes(url.origin);
  const lang = url.searchParams.get("lang") ?? "";
  const requested = requestableLanguages(rows).find(({ langPattern }) =>
    new RegExp(langPattern, "u").test(lang),
  );
  return pageLanguage(rows, isUk, requested?.language ?? firstLanguage(rows));
}
