/** Nothing that ends an address or begins another one in a mail's header: line feeds, lists, names, comments. */
const PLAIN_ADDRESS = /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u;

/** Returns true for a text that is one address and nothing else. */
export function isPlainAddress(text: string): boolean {
  return PLAIN_ADDRESS.test(text);
}
