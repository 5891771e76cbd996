import { useLocation } from "react-router";
import {
  defaultLanguages,
  type Language,
  type Languages,
  languagesSpoken,
  resolveLanguage,
  languages,
  UK_LANGUAGE,
} from "../i18n/languages.ts";
import { linkLanguage } from "../i18n/link-language.ts";
import { routeOf } from "./find-route.ts";
import { namesLanguage } from "./route-table.ts";
import { useEffectEvent, useLayoutEffect } from "react";
import { listen } from "../browser/listen.ts";
import { replaceQuery } from "../browser/replace-query.ts";
import { parseQuery } from "../browser/urls.ts";
import type { Environment } from "../config/environment.ts";
import { stripBasePath } from "./base-path.ts";
import { routeParams } from "./route-params.ts";

/**
 * The page's language: what `lang` asks for, else the language part of a mailed link, else the origin's.
 * Calls tell it to the server by the ids of `i18n/languages.ts`.
 * The head script has added a language that was chosen earlier in the visit as `lang` (`keepChosenLanguage`).
 * @param own the region's languages
 */
export function pageLanguage(
  country: "uk" | "elsewhere",
  { pathname, search }: { pathname: string; search: string },
  own: Languages = defaultLanguages,
): Language {
  const lang = new URLSearchParams(search).get("lang");
  // `en` in the link of a UK page is UK English: its help and contact are those of the country.
  const spoken = country === "uk" ? [UK_LANGUAGE, ...own] : languagesSpoken(own);
  const fromLink = lang === null ? languageOfLink(pathname, spoken) : null;
  return fromLink ?? resolveLanguage(country, lang, own);
}

function languageOfLink(pathname: string, spoken: readonly Language[]): Language | null {
  const row = routeOf(pathname);
  return row && namesLanguage(row) ? linkLanguage(routeParams(row.screen, pathname), spoken) : null;
}

/**
 * The language that the page should be in. After Back or Forward it is the one that was chosen last. The address of that
 * entry may ask for an earlier one, and is changed before the router reads it.
 * @param own the region's languages
 */
export function usePageLanguage(
  { country, basePath }: Pick<Environment, "country" | "basePath">,
  own?: Languages,
): Language {
  const wanted = pageLanguage(country, useLocation(), own);
  const keep = useEffectEvent(() => {
    const place = stripBasePath(window.location, basePath);
    // On UK pages only a mailed link asks for another language.
    if (country === "uk" || pageLanguage(country, place, own) === wanted) return;
    const query = parseQuery(place.search);
    query.set("lang", languages[wanted].param);
    replaceQuery(query);
  });
  // Layout effects of children run first, so this listener is called before the router's.
  useLayoutEffect(() => listen(window, ["popstate"], () => keep()), []);
  return wanted;
}
