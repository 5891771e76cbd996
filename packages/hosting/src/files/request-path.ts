import { contentTypeOf, isHtmlName } from "./content-types.ts";

/**
 * Resolves the path of a request to a path inside the build, as nginx does: decoded, without empty segments and dots.
 * @returns a path without a slash at its start; undefined where it leads out of the folder, which is a 400.
 *   A path that cannot be decoded stays as it is, because a route's token may hold it.
 */
export function resolveRequestPath(pathname: string): string | undefined {
  const path = decode(pathname);
  if (path.includes("\0")) return undefined;
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment !== "..") segments.push(...(segment === "" || segment === "." ? [] : [segment]));
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join("/");
}

/**
 * Returns true for a resolved path without a file that is a route of the portal, answered with its page. A missing
 * asset never is: a page in place of a script would only fail later. Nor is what programs ask for below `.well-known`.
 * A token may end in `.html`.
 */
export function isRoutePath(path: string): boolean {
  if (/^(?:assets|\.well-known)\//u.test(path)) return false;
  return contentTypeOf(path) === undefined || isHtmlName(path);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
