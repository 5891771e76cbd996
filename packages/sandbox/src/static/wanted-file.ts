import { extname } from "node:path";
import { contentTypeOf, isHtmlName } from "./content-types.ts";

/**
 * The path of a file that a url may stand for, relative to the served folder; undefined where no file can be meant.
 * Segments that decode to something with a slash, or do not decode, are parts of tokens in the portal's routes.
 */
export function wantedFile(pathname: string): string | undefined {
  const segments = pathname.split("/").filter(Boolean).map(decode);
  const isNameable = segments.every(
    (segment) =>
      segment !== undefined && segment !== "." && segment !== ".." && !/[/\\\0]/u.test(segment),
  );
  return isNameable && segments.length > 0 ? segments.join("/") : undefined;
}

/**
 * Whether a path without a file is a route of the portal, answered with its page. An asset that is missing never is:
 * a page in place of a script would only fail later and less clearly.
 */
export function isPortalRoute(pathname: string, accept: string | undefined): boolean {
  if (pathname.startsWith("/assets/")) return false;
  const last = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (contentTypeOf(last) !== undefined && !isHtmlName(last)) return false;
  return extname(last) === "" || (accept ?? "").includes("text/html");
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
