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

/** Expires a cookie of `Path=/` at each parent domain, where another host of the same site may have set it. */
export function expireAtParentDomains(name: string): void {
  const labels = location.hostname.split(".").slice(1);
  // Browsers take no cookie for a last label, such as `com`.
  for (; labels.length > 1; labels.shift()) {
    document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${labels.join(".")}`;
  }
}

function decode(value: string): string[] {
  try {
    return [decodeURIComponent(value)];
  } catch {
    return [];
  }
}
