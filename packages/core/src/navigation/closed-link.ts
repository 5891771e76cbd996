/** In an address in place of a token. */
export const HIDDEN_TOKEN = "-";

/** Returns true when the token has left an address, and the entry of the history does not remember the link any more. */
export function isLinkClosed(pathname: string, state: unknown): boolean {
  return /\/-(?:\/|$)/u.test(pathname) && typeof Object(state).link !== "string";
}
