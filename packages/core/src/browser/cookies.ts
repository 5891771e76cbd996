/**
 * Reads the decoded values of all cookies with a name. There may be several, because another host of the same site or
 * another path can set one. Values that cannot be decoded are omitted.
 */
export function readCookies(name: string): string[] {
  return readEncoded(name).flatMap(decode);
}

/**
 * Expires the cookies of a name with `Path=/` at each parent domain, where another host of the same site may have set
 * one. The only cookie of the name stays: it may be the server's own, for all hosts of the site.
 */
export function expireAtParentDomains(name: string): void {
  if (readEncoded(name).length < 2) return;
  const labels = location.hostname.split(".").slice(1);
  // Browsers take no cookie for a last label, such as `com`.
  for (; labels.length > 1; labels.shift()) {
    document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${labels.join(".")}`;
  }
}

function readEncoded(name: string): string[] {
  const start = `${name}=`;
  const pairs = document.cookie.split("; ").filter((pair) => pair.startsWith(start));
  return pairs.map((pair) => pair.slice(start.length));
}

function decode(value: string): string[] {
  try {
    return [decodeURIComponent(value)];
  } catch {
    return [];
  }
}
