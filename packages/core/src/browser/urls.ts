/** The parsed url, null where it is none. `URL.parse` is newer than the browsers of the oldest school laptops. */
export function parseUrl(url: string, base?: string | URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/** A part of a url, decoded; as it is where that fails. */
export function decodeOnce(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Parses a query. A raw `+` stays a plus: tokens and addresses contain it, and nothing sends a form's spaces to a page of
 * the portal. Unlike in `decodeOnce`, an escape that is no UTF-8 becomes U+FFFD.
 */
export function parseQuery(search: string): URLSearchParams {
  return new URLSearchParams(search.replaceAll("+", "%2B"));
}

/** Formats a query with its `?`, so that `parseQuery` reads the same values; empty without any. */
export function formatQuery(query: URLSearchParams): string {
  return String(query).replace(/^./u, "?$&").replaceAll("+", "%20");
}
