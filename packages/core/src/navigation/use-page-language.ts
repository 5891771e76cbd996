import { useEffectEvent, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { listen } from "../browser/listen.ts";
import { replaceQuery } from "../browser/replace-query.ts";
import { parseQuery } from "../browser/urls.ts";
import type { Environment } from "../config/environment.ts";
import { type Language, type Languages, languages } from "../i18n/languages.ts";
import { stripBasePath } from "./base-path.ts";
import { pageLanguage } from "./page-language.ts";

/**
 * The language that the page should be in. After Back or Forward it is the one that was chosen last. The address of that
 * entry may ask for an earlier one, and is changed before the router reads it.
 * @param own the region's languages
 */
export function usePageLanguage(
  { country, configuration }: Pick<Environment, "country" | "configuration">,
  own?: Languages,
): Language {
  const wanted = pageLanguage(country, useLocation(), own);
  const keep = useEffectEvent(() => {
    const place = stripBasePath(window.location, configuration.basePath);
    // UK pages have no other language but that of a link.
    if (country === "uk" || pageLanguage(country, place, own) === wanted) return;
    const query = parseQuery(place.search);
    query.set("lang", languages[wanted].param);
    replaceQuery(query);
  });
  // Layout effects of children run first, so this listener is called before the router's.
  useLayoutEffect(() => listen(window, ["popstate"], () => keep()), []);
  return wanted;
}
