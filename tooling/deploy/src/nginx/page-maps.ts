import {
  askedLanguages,
  choosePage,
  indexablePaths,
  type PageRow,
  spokenLanguage,
  ukHosts,
  UNASKED_LANGUAGE,
} from "@waymark/sandbox/hosting";
import { encodedPattern } from "./encoded-pattern.ts";
import { map } from "./map.ts";
import { literally } from "./quote.ts";
import type { Build } from "./read-build.ts";

const INDEX = "index.html";

/** How a query begins as far as the name of its first `lang`. */
const NAME = encodedPattern("[l][a][n][g]");
const LANG = `^(?:(?!${NAME}(?:=|&|$))[^&]*&)*${NAME}`;

/** Which page answers a path, in which language, with which policy: all of it by the rules of `choosePage` [LN-1]. */
export function pageMaps(build: Build, prefix: string): string[] {
  const { rows, configuration, policies } = build;
  const languages = [...new Set(rows.map(({ language }) => language))];
  const pages = rows.filter(({ path }) => path !== null);
  const several = pages.filter(({ pattern }) => pattern !== undefined);
  const named = several.filter(
    (row) => several.filter(({ pattern }) => pattern === row.pattern).length === 1,
  );
  return [
    // As it was sent: a token may hold what would be taken apart when it is decoded.
    map("$request_uri", "$route", [
      ["default", "*"],
      [`~^${literally(prefix)}/?(?:\\?|$)`, "/"],
      [`~^${literally(prefix)}(?<route_path>/[^?]*[^?/])/?(?:\\?|$)`, "$route_path"],
    ]),
    // Whoever ends TLS stands in front, so that the host is all of an origin that can be told here.
    map("$known_host", "$country", [
      ["default", "elsewhere"],
      ...ukHosts(configuration).map((host) => [host, "uk"] as const),
    ]),
    map("$args", "$asked", [
      ["default", UNASKED_LANGUAGE],
      ...askedLanguages(rows).map(
        ({ asked, language }) => [`~${LANG}=${encodedPattern(asked)}`, language] as const,
      ),
    ]),
    map("$args", "$has_lang", [
      ["default", ""],
      [`~${LANG}(?:=|&|$)`, "1"],
    ]),
    map("$country:$asked", "$language", languageRows(rows)),
    map("$language", "$shell", [
      ["default", `/${INDEX}`],
      ...languages.map((language) => [language, fileOf(build, "/*", language)] as const),
    ]),
    // A path that is a page of one language alone names that language itself, unless `lang` asks for another.
    map("$has_lang:$route", "$named_page", [
      ["default", "$shell"],
      ...named.map(({ pattern, file }) => [`~^:${pattern}$`, `/${file}`] as const),
    ]),
    map("$language:$route", "$page", [
      ["default", "$named_page"],
      ...pages.map((row) => [keyOf(row), `/${row.file}`] as const),
    ]),
    map("$sent", "$policy", [
      ["default", "$no_page_policy"],
      ...[...policies].map(([name, policy]) => [`/${name}`, policy] as const),
    ]),
    map("$route", "$robots", [
      ["default", "noindex"],
      ...indexablePaths.map((path) => [path, ""] as const),
    ]),
  ];
}

/** Matches the language and the path of a page. */
function keyOf({ path, pattern, language }: PageRow): string {
  return pattern === undefined ? `${language}:${path}` : `~^${language}:${pattern}$`;
}

function languageRows(rows: Build["rows"]): (readonly [string, string])[] {
  const asked = [UNASKED_LANGUAGE, ...askedLanguages(rows).map(({ language }) => language)];
  return asked.flatMap((language) => [
    [`elsewhere:${language}`, spokenLanguage(rows, false, language)] as const,
    [`uk:${language}`, spokenLanguage(rows, true, language)] as const,
  ]);
}

/** The page of one language alone; what else is asked for no longer matters. */
function fileOf({ rows }: Build, path: string, language: string): string {
  const url = new URL(path, "https://login.example");
  const spoken = rows.filter((row) => row.language === language);
  return `/${choosePage(spoken, { url, configuration: {} }) ?? INDEX}`;
}
