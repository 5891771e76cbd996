/** What a url from the server is measured against. */
export interface RedirectPolicy {
  /** Origin of the page, for relative urls. */
  pageOrigin: string;
  /** Origins that may be followed; empty: any. */
  allowedOrigins: readonly string[];
}

/**
 * The absolute form of a url that the server returned, or null when it must not be followed [QT-1]: not http(s), plain
 * http from a secure page, user info inside, characters that parsers read differently, or an origin off the list.
 */
export function safeRedirectUrl(url: string, policy: RedirectPolicy): string | null {
  if (!hasOneReading(url)) return null;
  const parsed = parse(url, policy.pageOrigin);
  if (!parsed || parsed.username !== "" || parsed.password !== "") return null;
  const securePage = policy.pageOrigin.startsWith("https:");
  if (parsed.protocol !== "https:" && (parsed.protocol !== "http:" || securePage)) return null;
  const { allowedOrigins, pageOrigin } = policy;
  const listed =
    allowedOrigins.length === 0 || [...allowedOrigins, pageOrigin].includes(parsed.origin);
  return listed ? parsed.href : null;
}

/** Adds a query flag to a url, before any fragment: `?flag` where it has no query yet, else `&flag`. */
export function withQueryFlag(url: string, flag: string): string {
  const [beforeFragment = "", ...fragment] = url.split("#");
  const joined = `${beforeFragment}${beforeFragment.includes("?") ? "&" : "?"}${flag}`;
  return fragment.length > 0 ? `${joined}#${fragment.join("#")}` : joined;
}

// `URL.parse` is newer than the browsers of the oldest school laptops.
function parse(url: string, base: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

// Control characters and blanks are dropped by URL parsers, a backslash is read as a slash, and `//host` leaves the
// origin while looking like a path: each has carried an attack past a check that read the text differently.
function hasOneReading(url: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  return url !== "" && !/[\u0000-\u0020\u007f-\u00a0\\]/u.test(url) && !url.startsWith("//");
}
