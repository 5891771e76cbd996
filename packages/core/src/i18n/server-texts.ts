/** Beginning of the keys of a region's words for the messages of its server. */
export const SERVER_PREFIX = "server.";

/** A key that a server may name: what fits into an attribute and a dictionary without any escaping. */
const SERVER_KEY = /^[\w.-]+$/u;

/** Returns the key of a region's words for what a server has named; undefined for what is no key. */
export function serverTextKey(named: string | undefined): string | undefined {
  return named !== undefined && SERVER_KEY.test(named) ? SERVER_PREFIX + named : undefined;
}
