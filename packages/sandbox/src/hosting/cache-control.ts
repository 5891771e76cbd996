/** `Cache-Control` of what has a hash in its name: it never becomes anything else [QH-3]. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** `Cache-Control` of pages: a browser asks each time whether they are still the same [QH-3]. */
export const ASK_EACH_TIME = "no-cache";

/** Only what stands below is ever kept. */
export const ASSETS = "/assets/";

/** How the path of a file ends whose name holds a hash of its content. */
export const HASHED_NAME = String.raw`-[\w-]{8,}\.[a-z\d]+(?:\.map)?`;

/** The parameter by which a file without such a name is asked for in one version. */
export const VERSION_PARAMETER = "v";

/** How long an answer may be kept: for good where its url names its content, else until asked again [QH-3]. */
export function cacheControlOf(url: URL): string {
  const namesItsContent =
    url.searchParams.has(VERSION_PARAMETER) ||
    new RegExp(`${HASHED_NAME}$`, "iu").test(url.pathname);
  return url.pathname.startsWith(ASSETS) && namesItsContent ? IMMUTABLE : ASK_EACH_TIME;
}
