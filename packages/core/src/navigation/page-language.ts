import { matchPath } from "react-router";
import type { Language } from "../i18n/languages.ts";
import { linkLanguage } from "../i18n/link-language.ts";
import { resolveLanguage } from "../i18n/resolve-language.ts";
import { routeTable } from "./route-table.ts";

const patterns = routeTable.filter(({ path }) => path.includes(":languageType"));

/** The page's language: what `lang` asks for, else the language part of a mailed link [VF-4], else the origin's [LN-1]. */
export function pageLanguage(
  country: "uk" | "elsewhere",
  { pathname, search }: { pathname: string; search: string },
): Language {
  const lang = new URLSearchParams(search).get("lang");
  const fromLink = lang === null ? languageOfLink(pathname) : null;
  return fromLink ?? resolveLanguage(country, lang);
}

function languageOfLink(pathname: string): Language | null {
  for (const { path } of patterns) {
    const { languageType = "", translationLanguage = "" } = matchPath(path, pathname)?.params ?? {};
    if (languageType) return linkLanguage({ languageType, translationLanguage });
  }
  return null;
}
