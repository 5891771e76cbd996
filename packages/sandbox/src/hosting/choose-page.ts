import { type Configuration, isObject } from "./configuration-block.ts";

/** A row of `pages/pages.json`: where the build has a page of a path in a language; the shell of all others has no path. */
export interface PageRow {
  path: string | null;
  language: string;
  file: string;
}

export interface PageWish {
  /** Of the request, with its query. */
  url: URL;
  /** What the pages are configured with. */
  configuration: Configuration;
}

/**
 * The file that answers a path of the portal: the page that was rendered for it, in the language that the portal will speak
 * there, else the shell in that language. Undefined where the build has neither; its `index.html` does for both then.
 */
export function choosePage(rows: readonly PageRow[], wish: PageWish): string | undefined {
  const spoken = rows.filter(({ language }) => language === languageOf(rows, wish));
  const path = wish.url.pathname.replace(/(.)\/$/u, "$1");
  return (spoken.find((row) => row.path === path) ?? spoken.find((row) => row.path === null))?.file;
}

/** Reads `pages/pages.json`; anything else than rows is no row. */
export function readPageRows(json: string): PageRow[] {
  const rows: unknown = JSON.parse(json);
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

function languageOf(rows: readonly PageRow[], { url, configuration }: PageWish): string {
  const { ukLoginOrigins } = configuration;
  const isUk = Array.isArray(ukLoginOrigins) && ukLoginOrigins.includes(url.origin);
  const wished = /^fr(?![a-z])/iu.test(url.searchParams.get("lang") ?? "") ? "fr-CA" : "en-CA";
  const language = isUk ? "en-GB" : wished;
  return rows.some((row) => row.language === language) ? language : (rows[0]?.language ?? language);
}

function isRow(row: unknown): row is PageRow {
  if (!isObject(row)) return false;
  const { path, language, file } = row;
  return (
    (path === null || typeof path === "string") &&
    typeof language === "string" &&
    typeof file === "string"
  );
}
