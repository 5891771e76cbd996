import { formatQuery, parseQuery } from "../browser/urls.ts";

/**
 * The `redirect` that the root was opened with: where the person wants to go. The way to another screen and back does not
 * lose it. In memory only, and for the server alone, which decides about it.
 */
const visit = { redirect: "" };

/** Keeps the `redirect` of the root's query, if it has one. */
export function keepRedirect(search: string): void {
  visit.redirect = parseQuery(search).get("redirect") || visit.redirect;
}

/** Adds the `redirect` of this visit to a query without one. */
export function withKeptRedirect(search: string): string {
  const query = parseQuery(search);
  if (!visit.redirect || query.get("redirect")) return search;
  query.set("redirect", visit.redirect);
  return formatQuery(query);
}

export function forgetRedirect(): void {
  visit.redirect = "";
}
