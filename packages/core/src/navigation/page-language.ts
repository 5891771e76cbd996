import { matchPath } from "react-router";
import {
  defaultLanguages,
  type Language,
  type Languages,
  languagesSpoken,
  resolveLanguage,
} from "../i18n/languages.ts";
import { linkLanguage } from "../i18n/link-language.ts";
import { namesLanguage, routes } from "./routes.ts";

const routesWithLanguage = routes.filter(namesLanguage);

/**
 * The page's language: what `lang` asks for, else the language part of a mailed link, else the origin's.
 * Calls tell it to the server by the ids of `i18n/languages.ts`.
 * A language that was chosen earlier in the visit is already `lang` then: the head script puts it there (`keepChosenLanguage`).
 * @param own the region's languages
 */
export function pageLanguage(
  country: "uk" | "elsewhere",
  { pathname, search }: { pathname: string; search: string },
  own: Languages = defaultLanguages,
): Language {
  const lang = new URLSearchParams(search).get("lang");
  const fromLink = lang === null ? languageOfLink(pathname, languagesSpoken(own)) : null;
  return fromLink ?? resolveLanguage(country, lang, own);
}

function languageOfLink(pathname: string, spoken: readonly Language[]): Language | null {
  for (const { path } of routesWithLanguage) {
    const { languageType = "", translationLanguage = "" } = matchPath(path, pathname)?.params ?? {};
    if (languageType) return linkLanguage({ languageType, translationLanguage }, spoken);
  }
  return null;
}
