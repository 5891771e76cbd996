import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";

/** Addresses of other origins in a value of a style sheet, and the kinds of files that are written into it. */
const IN_VALUE = /url\(\s*["']?(?<url>(?:https?:)?\/\/[^"')\s]+|data:[^;,"')\s]*)/giu;
const IMPORTED = /^["'](?<url>(?:https?:)?\/\/[^"']+)/iu;

/**
 * Names what a region's styles load from other origins.
 * @param staticOrigin the origin that the region's own configuration allows
 */
export function blockedStyles(root: string, staticOrigin = ""): string[] {
  return globSync("src/**/*.css", { cwd: root })
    .toSorted()
    .flatMap((file) =>
      addressesIn(readFileSync(join(root, file), "utf8"))
        .filter((url) => originOf(url) !== originOf(staticOrigin))
        .map(
          (url) =>
            `${file} loads ${url}, which the security policy blocks. Put the file below src/ and name it by its path, such as url("./lato.woff2").`,
        ),
    );
}

/** The origin in the browser's spelling: a configuration may write capitals, and a slash at its end. */
function originOf(url: string): string | undefined {
  return URL.parse(url.replace(/^(?=\/\/)/u, "https:"))?.origin;
}

function addressesIn(css: string): string[] {
  const found: (RegExpMatchArray | null)[] = [];
  try {
    const sheet = parse(css);
    sheet.walkAtRules("import", ({ params }) => {
      found.push(IMPORTED.exec(params), ...params.matchAll(IN_VALUE));
    });
    sheet.walkDecls(({ value }) => void found.push(...value.matchAll(IN_VALUE)));
  } catch {
    // The build itself says where a style sheet is wrong.
    return [];
  }
  return [...new Set(found.flatMap((each) => each?.groups?.["url"] ?? []))];
}
