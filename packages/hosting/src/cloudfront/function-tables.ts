import { anyOf } from "../escape-pattern.ts";
import { NOTICES_FILE } from "../files/cache-control.ts";
import { type PageRow, requestableLanguages } from "../files/choose-page.ts";
import { contentTypes } from "../files/content-types.ts";
import type { EdgeOptions } from "../hosts/host-configuration.ts";
import { hostView, objectOf, type Row } from "../hosts/host-view.ts";
import type { Build } from "../hosts/read-build.ts";

/** Everything that the two functions decide by, in few characters: each may have ten kilobytes. */
export function functionTables(build: Build, options: EdgeOptions) {
  const { rows } = build;
  const view = hostView(build, options);
  const pages = new Set(rows.map(({ file }) => file));
  const codes = [...new Set(rows.map(({ language }) => language))];
  return {
    request: {
      prefix: view.prefix,
      hosts: [...new Set(view.hosts.map(({ value }) => value))],
      ukHosts: view.ukHosts,
      passed: `^(?:${anyOf(view.serverPaths)})(?:/|$)`,
      dots: view.dots,
      versionBody: view.versionBody,
      defaultLanguage: view.defaultLanguage,
      languages: objectOf(view.languages),
      asked: requestableLanguages(rows),
      codes,
      rows: pageGroups(rows, codes),
      files: build.files.filter((name) => !pages.has(name)),
      extensions: Object.keys(contentTypes),
      ownHeaders: lowerCased(view.ownHeaders),
      otherHost: view.otherHost,
      unreadable: view.unreadable,
      withoutScript: view.withoutScript,
    },
    response: {
      prefix: view.prefix,
      headers: lowerCased(view.fileHeaders),
      types: contentTypes,
      pagePolicy: view.pagePolicy,
      filePolicy: view.filePolicy,
      indexable: [
        ...view.indexablePaths,
        ...rows.flatMap(({ path, file }) =>
          path !== null && view.indexablePaths.includes(path) ? [`/${file}`] : [],
        ),
      ],
      hashedName: view.hashedName,
      versions: Object.fromEntries(build.versions),
      notices: NOTICES_FILE,
      noCache: view.noCache,
      immutable: view.immutable,
      short: view.short,
    },
  };
}

/**
 * Lists the pages, those of one path together. A row has the path, or a pattern after a tilde. Then come the file, with a
 * star for the language, and the numbers of the languages. There are eight at most, so each number has one digit.
 */
function pageGroups(rows: readonly PageRow[], codes: readonly string[]): string[][] {
  const groups = new Map<string, [way: string, file: string, languages: string]>();
  for (const { path, pattern, language, file } of rows) {
    const way = pattern === undefined ? (path ?? "") : `~${pattern}`;
    const starred = file.replace(language, "*");
    const group = groups.get(`${way} ${starred}`) ?? [way, starred, ""];
    group[2] += codes.indexOf(language);
    groups.set(`${way} ${starred}`, group);
  }
  return [...groups.values()];
}

function lowerCased(rows: readonly Row[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ key, value }) => [key.toLowerCase(), value]));
}
