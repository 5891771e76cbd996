import { stripBasePath } from "./base-path.ts";
import { routePatternOf } from "./route-pattern.ts";

/**
 * The url to leave to. One that leads to a route of the portal goes on in the language that the page's own url names, unless it
 * names another [LN-3]: the server sends a French teacher to the choice of her workspaces without a word of it. The rest of
 * its query stays byte for byte, as it may be signed.
 */
export function withLang(url: string, page: URL, basePath: string): string {
  const target = new URL(url, page);
  const { basename, origin, pathname } = stripBasePath(target, basePath);
  const isRoute =
    origin === page.origin && basename === basePath && routePatternOf(pathname) !== "*";
  const lang = page.searchParams.get("lang");
  if (!isRoute || lang === null || target.searchParams.has("lang")) return url;
  // In front, so that what was added to the server's url goes on being its end [RS-7].
  const query = target.search.slice(1);
  target.search = `lang=${encodeURIComponent(lang)}${query && `&${query}`}`;
  return target.href;
}
