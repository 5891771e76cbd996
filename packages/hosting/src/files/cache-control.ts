import { createHash } from "node:crypto";

/** `Cache-Control` of a file whose url names its content: it never changes. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** `Cache-Control` of pages: stored, but revalidated on every request. */
export const NO_CACHE = "no-cache";
/** `Cache-Control` of a page that sets a cookie: no shared cache may store it. */
export const PRIVATE_NO_CACHE = "private, no-cache";

/** `Cache-Control` of notices, which have to be seen within a minute. */
export const SHORT = "public, max-age=60";

/** The file of notices, beside the pages. It changes in a served build, so it has no compressed copies. */
export const NOTICES_FILE = "notices.json";

/** The path below which every cacheable file stands. */
export const ASSETS_PATH = "/assets/";

/**
 * A regular expression for the hash of the content in a file's name; a hyphen is before it.
 * @internal
 */
export const HASH = String.raw`[\w-]{8,}`;

/** A regular expression for the end of a path whose file name holds a hash. */
export const HASHED_NAME = String.raw`-${HASH}\.[a-z\d]+(?:\.map)?`;

const HASHED = new RegExp(`${HASHED_NAME}$`, "iu");

/** Returns true for the path of a file that browsers keep for a year: it is below `/assets/`, and its name holds a hash. */
export function isHashedName(pathname: string): boolean {
  return pathname.startsWith(ASSETS_PATH) && HASHED.test(pathname);
}

/** The query parameter that names the version of a file whose name holds no hash. */
export const VERSION_PARAMETER = "v";

/** The version of a file, as its url has it: eight hexadecimal digits of its SHA-256. */
export function contentVersion(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

/**
 * The `Cache-Control` of a file: immutable where its url names its content, by a hash in the name or its own version.
 * @param url of the request
 * @param content of the file; a url with another version than its own is not cached
 */
export function cacheControl(url: URL, content: string | Uint8Array): string {
  if (url.pathname === `/${NOTICES_FILE}`) return SHORT;
  if (!url.pathname.startsWith(ASSETS_PATH)) return NO_CACHE;
  const namesContent =
    isHashedName(url.pathname) || url.search === `?${VERSION_PARAMETER}=${contentVersion(content)}`;
  return namesContent ? IMMUTABLE : NO_CACHE;
}
