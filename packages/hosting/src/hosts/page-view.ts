import {
  firstLanguage,
  pageLanguage,
  type PageRow,
  requestableLanguages,
  shellOf,
} from "../files/choose-page.ts";

const NAME = encodedPattern("[l][a][n][g]");
/** A pattern for a query up to and including the name of its first `lang`. */
export const LANG = `^(?:(?!${NAME}(?:=|&|$))[^&]*&)*${NAME}`;

/** The rules of `choosePage` as the rows of nginx's maps. */
export function pageView(rows: readonly PageRow[]) {
  const pages = rows.filter(({ path }) => path !== null);
  const requested = requestableLanguages(rows);
  return {
    langParameter: `~${LANG}(?:=|&|$)`,
    requestedLanguages: requested.map(({ langPattern, language }) => ({
      key: `~${LANG}=${encodedPattern(langPattern)}`,
      value: language,
    })),
    languages: [firstLanguage(rows), ...requested.map(({ language }) => language)].flatMap(
      (each) => [
        { key: `elsewhere:${each}`, value: pageLanguage(rows, false, each) },
        { key: `uk:${each}`, value: pageLanguage(rows, true, each) },
      ],
    ),
    shells: [...new Set(rows.map(({ language }) => language))].map((language) => ({
      key: language,
      value: `/${shellOf(rows, language) ?? "index.html"}`,
    })),
    pagesByPath: pages
      .filter((row) => isOnlyLanguage(row, pages))
      .map(({ pattern, file }) => ({ key: `~^:${pattern}$`, value: `/${file}` })),
    pages: pages.map(({ path, pattern, language, file }) => ({
      key: pattern === undefined ? `${language}:${path}` : `~^${language}:${pattern}$`,
      value: `/${file}`,
    })),
  };
}

/** Returns true where the paths of a page are those of its language alone, which they name. */
function isOnlyLanguage({ pattern }: PageRow, pages: readonly PageRow[]): boolean {
  if (pattern === undefined) return false;
  return pages.filter((row) => row.pattern === pattern).length === 1;
}

/**
 * Turns a pattern for a decoded query into one for the encoded query, because nginx does not decode it. Each class of
 * characters, such as `[A-Za-z]`, then also matches these characters percent-encoded. A leading `^` is dropped.
 */
export function encodedPattern(pattern: string): string {
  return pattern
    .replace(/^\^/u, "")
    .replaceAll(/\[([^\]]+)\]/gu, (all, ranges: string) => `(?:${all}|%(?i:${codesOf(ranges)}))`);
}

/** The characters of a class's ranges as hexadecimal codes. */
function codesOf(ranges: string): string {
  const codes = [...ranges.matchAll(/(.)-(.)|./gu)].flatMap(([one, from = one, to = one]) => {
    const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)];
    return Array.from({ length: last - first + 1 }, (_, index) => (first + index).toString(16));
  });
  return codes.join("|");
}
