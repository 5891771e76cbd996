import { type Configuration, isObject } from "./configuration-block.ts";

/** A row of `pages/pages.json`: where the build has a page in a language. */
export interface PageRow {
  /** The path of the page, or one of its paths; null for the shell of all those that have no page. */
  path: string | null;
  /** A regular expression that all of its paths match as a whole, where it has several. */
  pattern?: string;
  language: string;
  /** A regular expression: a `lang` that matches it asks for this language. The first language is asked for by no value. */
  asked?: string;
  file: string;
}

/** Which page of a build is asked for. */
export interface PageWish {
  /** Of the request, with its query. */
  url: URL;
  /** What the pages are configured with. */
  configuration: Configuration;
}

/** Spoken on a configured UK origin, whatever is asked for. */
const UK_LANGUAGE = "en-GB";

/** Spoken where nothing else is asked for. */
export const UNASKED_LANGUAGE = "en-CA";

/**
 * The file that answers a path of the portal: the page that was rendered for it, in the language that the portal will speak
 * there, else the shell in that language. Undefined where the build has neither; its `index.html` does for both then.
 */
export function choosePage(rows: readonly PageRow[], wish: PageWish): string | undefined {
  const spoken = rows.filter(({ language }) => language === languageOf(rows, wish));
  const path = wish.url.pathname.replace(/(.)\/$/u, "$1");
  const isPage = (row: PageRow) =>
    row.pattern === undefined ? row.path === path : new RegExp(`^${row.pattern}$`, "u").test(path);
  // A path that is a page of another language alone names that language itself.
  const named = wish.url.searchParams.has("lang") ? undefined : rows.find(isPage);
  return (spoken.find(isPage) ?? named ?? spoken.find((row) => row.path === null))?.file;
}

/** The languages of a build that `lang` may ask for, each with the regular expression that its values match. */
export function askedLanguages(rows: readonly PageRow[]): { asked: string; language: string }[] {
  const patterns = new Map(rows.map(({ asked, language }) => [asked, language]));
  return [...patterns].flatMap(([asked, language]) => (asked ? [{ asked, language }] : []));
}

/** Reads `pages/pages.json`; anything else than rows is no row. */
export function readPageRows(json: string): PageRow[] {
  const rows: unknown = JSON.parse(json);
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** The language that a build speaks to somebody: the UK's, else the one that is asked for, else its first. */
export function spokenLanguage(rows: readonly PageRow[], isUk: boolean, asked: string): string {
  const language = isUk ? UK_LANGUAGE : asked;
  return rows.some((row) => row.language === language) ? language : (rows[0]?.language ?? language);
}

/** Hosts as in an address, each with its port where it has one, at which a configuration has the portal speak UK English. */
export function ukHosts({ ukLoginOrigins }: Configuration): string[] {
  if (!Array.isArray(ukLoginOrigins)) return [];
  return ukLoginOrigins.filter((origin) => URL.canParse(origin)).map((url) => new URL(url).host);
}

function languageOf(rows: readonly PageRow[], { url, configuration }: PageWish): string {
  const { ukLoginOrigins } = configuration;
  const isUk = Array.isArray(ukLoginOrigins) && ukLoginOrigins.includes(url.origin);
  const lang = url.searchParams.get("lang") ?? "";
  const asked = askedLanguages(rows).find((row) => new RegExp(row.asked, "u").test(lang));
  return spokenLanguage(rows, isUk, asked?.language ?? UNASKED_LANGUAGE);
}

function isRow(row: unknown): row is PageRow {
  if (!isObject(row)) return false;
  const { path, pattern, language, asked, file } = row;
  return (
    (path === null || typeof path === "string") &&
    (pattern === undefined || typeof pattern === "string") &&
    typeof language === "string" &&
    (asked === undefined || typeof asked === "string") &&
    typeof file === "string"
  );
}
