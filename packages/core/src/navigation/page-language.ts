import { matchPath } from "react-router";
import { linkLanguage, resolveLanguage, type Language } from "../i18n/languages.ts";
import { portalPath } from "./base-path.ts";
import { namesLanguage, routeOf, routes } from "./routes.ts";

const routesWithLanguage = routes.filter(namesLanguage);

/** The page's language: what `lang` asks for, else the language part of a mailed link, else the origin's. */
export function pageLanguage(
  country: "uk" | "elsewhere",
  { pathname, search }: { pathname: string; search: string },
): Language {
  const lang = new URLSearchParams(search).get("lang");
  const fromLink = lang === null ? languageOfLink(pathname) : null;
  return fromLink ?? resolveLanguage(country, lang);
}

function languageOfLink(pathname: string): Language | null {
  for (const { path } of routesWithLanguage) {
    const { languageType = "", translationLanguage = "" } = matchPath(path, pathname)?.params ?? {};
    if (languageType) return linkLanguage({ languageType, translationLanguage });
  }
  return null;
}

/**
 * Adds the page's `lang` to a url of one of the portal's routes, unless the url has its own. The server does not know
 * which language the page shows. The rest of the query is not changed, because it may be signed.
 */
export function withLang(url: string, page: URL, basePath: string): string {
  const target = new URL(url, page);
  const lang = page.searchParams.get("lang");
  const pathname = portalPath(target, { origin: page.origin, basePath });
  const isRoute = pathname !== null && routeOf(pathname) !== undefined;
  if (!isRoute || lang === null || target.searchParams.has("lang")) return url;
  // In front: what was added to the server's url has to stay the last parameter.
  const query = target.search.slice(1);
  target.search = `lang=${encodeURIComponent(lang)}${query && `&${query}`}`;
  return target.href;
}
