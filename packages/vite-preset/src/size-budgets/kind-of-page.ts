import { type OwnVariant, routesOfVariant, routeTable } from "@waymark/core/build";
import { patternOf } from "../variants/variant-faults.ts";

/** Kinds of pages that have one budget: sign-in, a page that asks for something first, any other. */
export type PageKind = "signIn" | "asking" | "other";

type ScreenName = (typeof routeTable)[number]["screen"];

const kinds: Readonly<Record<ScreenName, PageKind>> = {
  "sign-in": "signIn",
  forgot: "other",
  legal: "asking",
  privacy: "asking",
  reset: "asking",
  "mass-print": "asking",
  "portfolio-linking": "other",
  "no-portfolio": "other",
  "must-reset": "other",
  "account-choice": "other",
  parent: "other",
  "no-account": "other",
  "switch-account": "asking",
  registration: "asking",
  "registration-confirmation": "other",
  "registration-not-allowed": "other",
  error: "other",
  verify: "asking",
  "confirm-username": "asking",
};

/**
 * Returns the kind of a built page. A region's own page and the shell are other pages.
 * @param path one of the page's paths; null for the shell
 * @param variants those of the region's own
 */
export function kindOfPage(path: string | null, variants: readonly OwnVariant[]): PageKind {
  const routes = [...variants.flatMap(routesOfVariant), ...routeTable];
  const route = routes.find((row) => path !== null && patternOf(row.path).test(path));
  return route ? kinds[route.screen] : "other";
}
