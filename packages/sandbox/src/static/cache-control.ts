export const IMMUTABLE = "public, max-age=31536000, immutable";
export const ASK_EACH_TIME = "no-cache";

/** How long an answer may be kept: for good where its url names its content, else until asked again [QH-3]. */
export function cacheControlOf(url: URL): string {
  const namesItsContent =
    url.searchParams.has("v") || /-[\w-]{8,}\.[a-z\d]+(?:\.map)?$/iu.test(url.pathname);
  return url.pathname.startsWith("/assets/") && namesItsContent ? IMMUTABLE : ASK_EACH_TIME;
}
