/**
 * The decoded values of the cookies of a name, read afresh [QT-5]. There may be several: another host of the same site, or
 * another path, can set one too. Those that cannot be decoded are left out.
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
