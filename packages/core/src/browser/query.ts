/**
 * Parses a query. A raw `+` stays a plus: tokens and addresses contain it, and nothing sends a form's spaces to a page of
 * the portal.
 */
export function parseQuery(search: string): URLSearchParams {
  return new URLSearchParams(search.replaceAll("+", "%2B"));
}

/** Formats a query with its `?`, so that `parseQuery` reads the same values; empty without any. */
export function formatQuery(query: URLSearchParams): string {
  return String(query).replace(/^./u, "?$&").replaceAll("+", "%20");
}
