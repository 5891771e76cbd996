import { contentTypeOf, isHtmlName } from "./content-types.ts";

/**
 * Where a path leads below the served folder once it is decoded, read as nginx reads it; undefined where it leads out of
 * the folder. A path that cannot be decoded stays as it is: no file is called that, and a route may hold it.
 */
export function pathInside(pathname: string): string | undefined {
  const path = decode(pathname);
  if (path.includes("\0")) return undefined;
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment !== "..") segments.push(...(segment === "" || segment === "." ? [] : [segment]));
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join("/");
}

/** Whether a file may be meant. A backslash would part folders on Windows; it belongs to a token. */
export function isFilePath(path: string): boolean {
  return path !== "" && !path.includes("\\");
}

/**
 * Whether a path without a file is a route of the portal, answered with its page. An asset that is missing never is:
 * a page in place of a script would only fail later and less clearly. A token may end like the name of a page.
 */
export function isPortalRoute(path: string): boolean {
  if (path.startsWith("assets/")) return false;
  return contentTypeOf(path) === undefined || isHtmlName(path);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
