import { type RoutePath, type RouteRow, routeTable, type Variant } from "./route-table.ts";

/** The table, each row with every column that a row may have. */
export const routes: readonly RouteRow[] = routeTable;

/**
 * The paths of each row as the router matches them. Written out, because the first script runs without the router.
 */
const patterns = routes.map(
  ({ path }) => new RegExp(`^${path.replaceAll(/:\w+/gu, "[^/]+").replace(/\/$/u, "")}/*$`, "iu"),
);

/** The row of a path of the portal, undefined for a path that is no route. */
export function routeOf(pathname: string): RouteRow | undefined {
  return routes[patterns.findIndex((pattern) => pattern.test(pathname))];
}

/** The route's pattern for a path, `*` for one that is no route: safe to tell others, as it holds no token. */
export function routePatternOf(pathname: string): RoutePath | "*" {
  return routeOf(pathname)?.path ?? "*";
}

/** Returns true for a path that shows the sign-in form, in any variant. */
export function isSignInRoute(pathname: string): boolean {
  return routeOf(pathname)?.screen === "sign-in";
}

/** Returns true for a route whose paths name the page's language. */
export function namesLanguage({ path }: Pick<RouteRow, "path">): boolean {
  return path.includes(":languageType");
}

/** Path of a variant's sign-in or, below `forgot`, of its forgot page. */
export function variantPath(base: "" | "/forgot", variant: Variant): string {
  return variant === "default" ? base || "/" : `${base}/${variant}`;
}
