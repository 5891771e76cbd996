import { formatQuery, parseQuery } from "../browser/urls.ts";

/**
 * The `redirect` that the root was opened with: where the person wants to go. The way to another screen and back does not
 * lose it. In memory only, and for the server alone, which decides about it.
 */
const visit = { destination: "" };

/** Keeps the `redirect` of the root's query, if it has one. */
export function keepDestination(search: string): void {
  visit.destination = parseQuery(search).get("redirect") || visit.destination;
}

/** Adds the `redirect` of this visit to a query without one. */
export function withDestination(search: string): string {
  const query = parseQuery(search);
  if (!visit.destination || query.get("redirect")) return search;
  query.set("redirect", visit.destination);
  return formatQuery(query);
}

export function forgetDestination(): void {
  visit.destination = "";
}
