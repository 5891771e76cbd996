import { matchPath } from "react-router";
import { type Language, type Languages, languages, languagesSpoken } from "../i18n/languages.ts";
import { ownRoutes } from "./own-variant-routes.ts";
import { namesLanguage, type RouteRow } from "./route-table.ts";
import { routes } from "./find-route.ts";

/** The value of a parameter in a page that is rendered for all its values; `matchPage` writes the right one into links. */
const ANY_VALUE = "any";

/** Paths that one page is rendered for. */
export interface PrerenderVariant {
  /** One of them. */
  path: string;
  /** A regular expression that they all match as a whole; without one it is that path alone. */
  pattern?: string;
  /** The language that they name themselves, and the only one that they are rendered in. */
  language?: Language;
}

/**
 * Lists the prerendered pages of a route, one for each variant of its content. Other paths of the route get the shell.
 * @param own the region's languages
 */
export function prerenderVariants(row: RouteRow, own?: Languages): readonly PrerenderVariant[] {
  if (!row.path.includes(":")) return [{ path: row.path }];
  if (!namesLanguage(row)) return (row.prerender ?? [{}]).map((values) => pathsOf(row, values));
  const spoken = languagesSpoken(own);
  return spoken.map((language) => ({
    ...pathsOf(row, { translationLanguage: spellings(language, spoken) }),
    language,
  }));
}

/** Spellings of a language in links. */
function spellings(language: Language, spoken: readonly Language[]): string[] {
  const { translationId, param } = languages[language];
  // A primary part alone is the first language's that has it.
  const isFirst = spoken.find((code) => languages[code].param === param) === language;
  const spelled = [String(translationId), language.replace("-", "_"), language];
  return isFirst ? [...spelled, param] : spelled;
}

function isParameter(part: string): boolean {
  return part.startsWith(":");
}

/** @param values of the parameters that change the prerendered content; the others may be anything */
function pathsOf(
  row: RouteRow,
  values: Readonly<Record<string, readonly string[]>>,
): PrerenderVariant {
  const parts = row.path.split("/");
  const known = parts.map((part) => values[part.slice(1)]);
  return {
    path: parts
      .map((part, index) => (isParameter(part) ? (known[index]?.[0] ?? ANY_VALUE) : part))
      .join("/"),
    pattern: parts
      .map((part, index) => {
        if (!isParameter(part)) return part;
        return known[index] ? `(?:${known[index].join("|")})` : anyValue(row, index);
      })
      .join("/"),
  };
}

/** Returns a pattern for a parameter, but not for the fixed segments of sibling routes, whether a region serves those or not. */
function anyValue(row: RouteRow, index: number): string {
  const others = routes.filter(({ path }) => !path.includes(":") && matchPath(row.path, path));
  const words = others.map((other) => {
    const word = other.path.split("/")[index] ?? "";
    return ownRoutes.includes(other) ? inAnyCase(word) : word;
  });
  return words.length > 0 ? `(?!(?:${words.join("|")})(?:/|$))([^/]+)` : "([^/]+)";
}

/** A word as the router matches it, for hosts that have no flags. The portal's own words are known to `changesPage`. */
function inAnyCase(word: string): string {
  return word.replaceAll(/[a-z]/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
}
