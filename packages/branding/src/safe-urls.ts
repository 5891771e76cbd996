/** The absolute url of a logo's image, or null unless it is on the network that the file is on. */
export function imageUrl(src: string, fileUrl: string): string | null {
  const url = parse(src, fileUrl);
  return url && url.origin === new URL(fileUrl).origin && isPlain(url) ? url.href : null;
}

/** The url that a logo may lead to, or null: http(s), absolute, without user info. */
export function linkUrl(href: string): string | null {
  const url = parse(href);
  return url && isPlain(url) ? url.href : null;
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
