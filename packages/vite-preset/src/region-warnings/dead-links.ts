import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sentenceEnd } from "../sentence-end.ts";

/** A link to a path that is written out. */
const LINK = /<PortalLink\b[^>]*?\sto=\{?["'](?<path>\/[^"'?#]*)/gu;

/** A link of the browser's own, but for one whose address the configuration defines. */
const PLAIN =
  /<a\s(?!(?:[^>]|=>)*\bdata-link\b)(?:[^>]|=>)*?\bhref=\{?["'](?<path>\/(?!\/)[^"'?#]+)/gu;

/**
 * Names the links of a region's files to pages that are not there, and the plain ones to pages that are. `configure` moves plain
 * links in the prerendered markup alone.
 * @param own the patterns of the region's own pages
 * @param routePatternOf the portal's route for a path, `*` where it has none
 */
export function deadLinks(
  root: string,
  own: readonly string[],
  routePatternOf: (path: string) => string,
): string[] {
  const patterns = own.map(patternOf);
  const isPage = (path: string) =>
    routePatternOf(path) !== "*" || patterns.some((pattern) => pattern.test(path));
  return globSync("src/**/*.tsx", { cwd: root })
    .filter((file) => !file.includes(".test."))
    .toSorted()
    .flatMap((file) => {
      const code = readFileSync(join(root, file), "utf8");
      return [
        ...pathsIn(code, LINK)
          .filter((path) => !isPage(path))
          .map((path) => textOf(file, path, own)),
        ...pathsIn(code, PLAIN)
          .filter(isPage)
          .map((path) => plainTextOf(file, path)),
      ];
    });
}

function pathsIn(code: string, link: RegExp): string[] {
  return [...new Set([...code.matchAll(link)].map(({ groups }) => groups?.["path"] ?? "/"))];
}

/** The addresses of an own page; a parameter that ends with `?` may be left out. */
function patternOf(path: string): RegExp {
  const pattern = path.replaceAll(/\/:\w+(\??)/gu, (_, mark) => `(?:/[^/]+)${mark}`);
  return new RegExp(`^${pattern}/*$`, "iu");
}

function textOf(file: string, path: string, own: readonly string[]): string {
  return `${file} links to ${path}, which is not a page${sentenceEnd(path, own)}`;
}

function plainTextOf(file: string, path: string): string {
  const effect = "Below a path (basePath) it leads out of the portal.";
  return `${file} has a plain link to ${path}. ${effect} Use PortalLink, which also keeps the language.`;
}
