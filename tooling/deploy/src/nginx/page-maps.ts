import {
  askedLanguages,
  choosePage,
  indexablePaths,
  spokenLanguage,
  ukHosts,
  UNASKED_LANGUAGE,
} from "@waymark/sandbox/hosting";
import { map } from "./map.ts";
import { literally } from "./quote.ts";
import type { Build } from "./read-build.ts";

const INDEX = "index.html";

/** Which page answers a path, in which language, with which policy: all of it by the rules of `choosePage` [LN-1]. */
export function pageMaps(build: Build, prefix: string): string[] {
  const { rows, configuration, policies } = build;
  const languages = [...new Set(rows.map(({ language }) => language))];
  return [
    // As it was sent: a token may hold what would be taken apart when it is decoded.
    map("$request_uri", "$route", [
      ["default", "*"],
      [`~^${literally(prefix)}/?(?:\\?|$)`, "/"],
      [`~^${literally(prefix)}(?<route_path>/[^?]*[^?/])/?(?:\\?|$)`, "$route_path"],
    ]),
    // Whoever ends TLS stands in front, so that the host is all of an origin that can be told here.
    map("$http_host", "$country", [
      ["default", "elsewhere"],
      ...ukHosts(configuration).map((host) => [host, "uk"] as const),
    ]),
    map("$args", "$asked", [
      ["default", UNASKED_LANGUAGE],
      ...askedLanguages.map(
        ({ begins, language }) => [`~^(?:(?!lang=)[^&]*&)*lang=(?i:${begins})`, language] as const,
      ),
    ]),
    map("$country:$asked", "$language", languageRows(rows)),
    map("$language", "$shell", [
      ["default", `/${INDEX}`],
      ...languages.map((language) => [language, fileOf(build, "/*", language)] as const),
    ]),
    map("$language:$route", "$page", [
      ["default", "$shell"],
      ...rows.flatMap(({ path, language }) =>
        path === null ? [] : [[`${language}:${path}`, fileOf(build, path, language)] as const],
      ),
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

function languageRows(rows: Build["rows"]): (readonly [string, string])[] {
  const asked = [UNASKED_LANGUAGE, ...askedLanguages.map(({ language }) => language)];
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
