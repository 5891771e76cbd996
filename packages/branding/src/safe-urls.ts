/** The absolute url of a logo's image, or null unless it is on the network that the file is on. */
export function imageUrl(src: string, fileUrl: string): string | null {
  const url = parse(src, fileUrl);
  return url && url.origin === new URL(fileUrl).origin && isPlain(url) ? url.href : null;
}

/** Stands for the portal's host, which is not known where the file is checked. */
const HOST = "https://portal.invalid";

/** Returns where a logo leads: an http(s) url without user info, or a path of the portal's host. Null for all else. */
export function linkUrl(href: string): string | null {
  const url = parse(href);
  if (url) return isPlain(url) ? url.href : null;
  const onHost = href.startsWith("/") ? parse(href, HOST) : null;
  if (onHost?.origin !== HOST) return null;
  const path = onHost.href.slice(HOST.length);
  // `/.//other.example` becomes a url of another host.
  return path.startsWith("//") ? null : path;
}

function isPlain({ protocol, username, password }: URL): boolean {
  return /^https?:$/u.test(protocol) && username === "" && password === "";
}

// `URL.parse` is newer than the browsers of the oldest school laptops.
function parse(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
