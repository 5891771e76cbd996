import { createHash } from "node:crypto";

/** `Cache-Control` of what has a hash in its name: it never becomes anything else [QH-3]. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** `Cache-Control` of pages: a browser asks each time whether they are still the same [QH-3]. */
export const ASK_EACH_TIME = "no-cache";
/** `Cache-Control` of a page that brings a cookie: it is one visitor's own [QH-3]. */
export const ASK_EACH_TIME_ALONE = "private, no-cache";

/** Only what stands below is ever kept. */
export const ASSETS = "/assets/";

/** How the path of a file ends whose name holds a hash of its content. */
export const HASHED_NAME = String.raw`-[\w-]{8,}\.[a-z\d]+(?:\.map)?`;

/** The parameter by which a file without such a name is asked for in one version. */
export const VERSION_PARAMETER = "v";

/** The version of a file, as its url has it. */
export function versionOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

/**
 * How long an answer may be kept: for good where its url names its content, else until asked again [QH-3].
 * @param content of the file; another version than its own is not kept
 */
export function cacheControlOf(url: URL, content: string | Uint8Array): string {
  if (!url.pathname.startsWith(ASSETS)) return ASK_EACH_TIME;
  const namesItsContent =
    new RegExp(`${HASHED_NAME}$`, "iu").test(url.pathname) ||
    url.search === `?${VERSION_PARAMETER}=${versionOf(content)}`;
  return namesItsContent ? IMMUTABLE : ASK_EACH_TIME;
}
