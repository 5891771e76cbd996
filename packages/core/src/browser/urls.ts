/** The parsed url, null where it is none. `URL.parse` is newer than the browsers of the oldest school laptops. */
export function parseUrl(url: string, base?: string | URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/** A part of a url, decoded; as it is where that fails. */
export function decodeOnce(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
