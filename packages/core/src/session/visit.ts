import { trimInvisible } from "../browser/trim-invisible.ts";
import { formatQuery, parseQuery } from "../browser/urls.ts";

/** A username, and an email address of the same account. */
interface Identifier {
  name: string;
  /** Not checked: it may be the username. */
  address: string;
}

/** Facts that the screens of a visit share, so that no form asks for them twice. */
interface Visit {
  identifier: Identifier;
  /** The `redirect` that the root was opened with: where the person wants to go. Only the server uses it. */
  destination: string;
  /** The address of the last registration. */
  registered: string;
}

/**
 * In memory only: never in a url or in storage. Not a context, because leaving the page forgets the identifier outside of
 * React.
 */
const visit: Visit = { identifier: { name: "", address: "" }, destination: "", registered: "" };

/** Returns the username or address of this visit; empty texts if there is none. */
export function knownIdentifier(): Identifier {
  return visit.identifier;
}

/** Keeps an identifier that was typed, or that the server sent for a link. A known one without an address changes nothing. */
export function keepIdentifier(name: string, address?: string): void {
  const known = visit.identifier;
  const isNews = name !== known.name && name !== known.address;
  if (isNews || address !== undefined) visit.identifier = { name, address: address ?? name };
}

/** Forgets the identifier and the destination, because the next user may be another person. */
export function forgetIdentifier(): void {
  keepIdentifier("", "");
  visit.destination = "";
}

/** Keeps the `redirect` of the root's query, if it has one. The way to another screen and back does not lose it. */
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

/** Keeps the address of a registration that was sent. */
export function keepRegisteredAddress(address: string): void {
  visit.registered = address;
}

/** Returns the address of the registration that was sent; empty once the visit has another identifier, or none. */
export function registeredAddress(): string {
  return trimInvisible(visit.identifier.address) === visit.registered ? visit.registered : "";
}
