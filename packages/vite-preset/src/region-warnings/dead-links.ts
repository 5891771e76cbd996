import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sentenceEnd } from "../sentence-end.ts";

/** A link to a path that is written out. */
const LINK = /<PortalLink\b[^>]*?\sto=\{?["'](?<path>\/[^"'?#]*)/gu;

/**
 * Names the links of a region's files to pages that are not there.
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
      const links = [...readFileSync(join(root, file), "utf8").matchAll(LINK)];
      const paths = new Set(links.map(({ groups }) => groups?.["path"] ?? "/"));
      return [...paths].filter((path) => !isPage(path)).map((path) => textOf(file, path, own));
    });
}

/** The addresses of an own page; a parameter that ends with `?` may be left out. */
function patternOf(path: string): RegExp {
  const pattern = path.replaceAll(/\/:\w+(\??)/gu, (_, mark) => `(?:/[^/]+)${mark}`);
  return new RegExp(`^${pattern}/*$`, "iu");
}

function textOf(file: string, path: string, own: readonly string[]): string {
  return `${file} links to ${path}, which is not a page${sentenceEnd(path, own)}`;
}
