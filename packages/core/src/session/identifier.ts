import { forgetDestination } from "./destination.ts";

/** A username, and an email address of the same account. */
interface Identifier {
  name: string;
  /** Not checked: it may be the username. */
  address: string;
}

/**
 * The username or address of this visit, so that no screen asks for it again. In memory only: never in a url or in storage.
 * Not a context, because leaving the page forgets it outside of React.
 */
let known: Identifier = { name: "", address: "" };

/** Returns the username or address of this visit; empty texts if there is none. */
export function knownIdentifier(): Identifier {
  return known;
}

/** Keeps what was typed, or what the server said about the account of a link. What is known already changes nothing. */
export function keepIdentifier(name: string, address?: string): void {
  const isNews = name !== known.name && name !== known.address;
  if (isNews || address !== undefined) known = { name, address: address ?? name };
}

/** Forgets it, and where its person wanted to go, because the next person may be another one. */
export function forgetIdentifier(): void {
  keepIdentifier("", "");
  forgetDestination();
}
