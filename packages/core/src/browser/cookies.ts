/**
 * Reads the decoded values of all cookies with a name. There may be several, because another host of the same site or
 * another path can set one. Values that cannot be decoded are omitted.
 */
export function readCookies(name: string): string[] {
  return document.cookie.split("; ").flatMap((pair) => {
    const at = pair.indexOf("=");
    return pair.slice(0, at) === name ? decode(pair.slice(at + 1)) : [];
  });
}

function decode(value: string): string[] {
  try {
    return [decodeURIComponent(value)];
  } catch {
    return [];
  }
}
