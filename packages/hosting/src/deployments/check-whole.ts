import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { CONFIGURATION_FILE } from "../configure/checked-configuration.ts";
import { PAGES_FILE, readPageRows } from "../files/choose-page.ts";
import { contentTypeOf } from "../files/content-types.ts";
import { isCompressible } from "../files/encodings.ts";
import { filesIn } from "../files/files-in.ts";
import { filesNamedBy } from "../files/files-of-script.ts";
import { readConfiguration } from "../html/configuration-block.ts";
import { InputError } from "../input-error.ts";

const MAX_NAMED = 5;

/** Files that every build has. */
const needed = ["index.html", CONFIGURATION_FILE, PAGES_FILE] as const;

/** A file in a folder of assets that a page names. */
const FROM_PAGE = /["'`(](?<before>[^"'`()\s]*?)(?<path>assets\/[\w./-]+\.\w+)/gu;

/**
 * Checks that a build is whole: every file that its pages and scripts name is there, and every compressed copy is that of its
 * file. A copy that was interrupted is found so.
 * @throws {InputError} that lists files
 */
export function checkWhole(dist: string): void {
  const missing = needed.filter((name) => !existsSync(join(dist, name)));
  if (missing.length > 0) {
    throw new InputError(
      `${missing.join(", ")}: not in this folder. Give the folder of a build, such as apps/uk/dist.`,
    );
  }
  const files = filesIn(dist);
  const known = new Set(files);
  const named = files.flatMap((name) => namedBy(dist, name)).filter((name) => !known.has(name));
  const damaged = files.filter((name) => isDamaged(dist, name, known));
  const faults = [...new Set([...named, ...damaged])].toSorted();
  if (faults.length === 0) return;
  const more = faults.length > MAX_NAMED ? ` and ${faults.length - MAX_NAMED} more` : "";
  throw new InputError(
    `the build is not whole. Missing or damaged: ${faults.slice(0, MAX_NAMED).join(", ")}${more}. Copy it again, then repeat this.`,
  );
}

/** The files that a file names. */
function namedBy(dist: string, name: string): string[] {
  const read = () => readFileSync(join(dist, name), "utf8");
  if (name === PAGES_FILE) return readPageRows(read()).map(({ file }) => file);
  if (name.endsWith(".html")) return namedByPage(read());
  if (!name.endsWith(".js")) return [];
  return filesNamedBy(read()).map((file) =>
    posix.join(posix.dirname(name), file.replace(/\?.*$/u, "")),
  );
}

/** A page may also name the assets of another host, or of another part of this one. */
function namedByPage(html: string): string[] {
  const { basePath } = readConfiguration(html);
  const own = ["", typeof basePath === "string" ? `${basePath}/` : "/"];
  return [...html.matchAll(FROM_PAGE)].flatMap(({ groups }) =>
    own.includes(groups?.["before"] ?? "") ? [groups?.["path"] ?? ""] : [],
  );
}

/** Returns true for a file that is empty although its kind never is, or whose compressed copies are missing or differ. */
function isDamaged(dist: string, name: string, known: ReadonlySet<string>): boolean {
  const content = readFileSync(join(dist, name));
  const copies = [
    [".br", brotliDecompressSync],
    [".gz", gunzipSync],
  ] as const;
  // A build of a host that compresses has none at all.
  if (!isCompressible(name) || !copies.some(([extension]) => known.has(name + extension)))
    return content.length === 0 && isNeverEmpty(name);
  return copies.some(([extension, decompress]) => {
    try {
      return !decompress(readFileSync(join(dist, name + extension))).equals(content);
    } catch {
      return true;
    }
  });
}

/** Pages, scripts, pictures and the like. A region's own `.nojekyll` or `robots.txt` may be empty. */
function isNeverEmpty(name: string): boolean {
  return contentTypeOf(name) !== undefined && !name.endsWith(".txt");
}
