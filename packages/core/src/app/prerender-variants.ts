import { activationTypes } from "../flows/reset/reset-types.ts";
import { type Language, languages } from "../i18n/languages.ts";
import { type RoutePath, routeTable } from "../navigation/route-table.ts";

/** What stands in place of a parameter in a page that is rendered for all its paths; `matchPage` puts the right one there. */
const ANY_PART = "any";

/** Paths that one page is rendered for. */
export interface PrerenderVariant {
  /** One of them. */
  path: string;
  /** A regular expression that they all match as a whole; without one it is that path alone. */
  pattern?: string;
  /** The language that they name themselves, and that they are rendered in alone [VF-4]. */
  language?: Language;
}

/**
 * The pages that are rendered for a route: one for each thing that its screen may say first, whoever comes. A path of the
 * route that is none of theirs is answered by the shell.
 */
export function prerenderVariants(route: RoutePath): readonly PrerenderVariant[] {
  switch (route) {
    case "/forgot/:type":
      return [{ ...pathsOf(route), pattern: `/forgot/(?!(?:${variants.join("|")})$)([^/]+)` }];
    case "/reset/:token/:resetType":
      return [
        pathsOf(route, { resetType: ["ResetPassword", "ForceResetPassword"] }),
        pathsOf(route, { resetType: activationTypes }),
      ];
    case "/portfoliolinking/:k/:userType":
      return ["educator", "student"].map((type) => pathsOf(route, { userType: [type] }));
    case "/verify/:token/:tokenType/:languageType/:translationLanguage":
    case "/confirmusernamechange/:token/:tokenType/:languageType/:translationLanguage":
      return languageCodes.map((language) => ({
        ...pathsOf(route, { translationLanguage: spellings(language) }),
        language,
      }));
    default:
      return [route.includes(":") ? pathsOf(route) : { path: route }];
  }
}

/** Their paths are no such route, whether the region has them or not [RE-2]. */
const variants = [...new Set(routeTable.flatMap((row) => ("variant" in row ? [row.variant] : [])))];

const languageCodes = Object.keys(languages) as Language[];

/** How links spell a language. */
function spellings(language: Language): string[] {
  return [String(languages[language].translationId), language.replace("-", "_"), language];
}

/** @param values of the parameters that decide what is said; the others may be anything */
function pathsOf(
  route: string,
  values: Readonly<Record<string, readonly string[]>> = {},
): PrerenderVariant {
  const fill = (replace: (known: readonly string[] | undefined) => string | undefined) =>
    route.replaceAll(/:(\w+)/gu, (_, name: string) => replace(values[name]) ?? "");
  return {
    path: fill((known) => (known ? known[0] : ANY_PART)),
    pattern: fill((known) => (known ? `(?:${known.join("|")})` : "([^/]+)")),
  };
}
