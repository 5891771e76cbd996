import { ownRoutes } from "./own-variant-routes.ts";
import {
  ACTIVATION_PARAMETER,
  type LoginCall,
  type RoutePattern,
  type RouteRow,
  routeTable,
  type ScreenName,
  SIGNED_OUT_PARAMETER,
  type VariantName,
} from "./route-table.ts";
import { decodeOnce, formatQuery, parseQuery } from "../browser/urls.ts";
import { pathBelow, type PortalRoot, portalPath } from "./base-path.ts";

/** The table, each row with every column that a row may have. A region's own come before those with parameters. */
export const routes: readonly RouteRow[] = [...ownRoutes, ...routeTable];

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
export function routePatternOf(pathname: string): RoutePattern {
  return routeOf(pathname)?.path ?? "*";
}

/** The route's pattern for the address of the page. */
export function routeOfPage(basePath: string): RoutePattern {
  const pathname = pathBelow(location.pathname, basePath);
  return pathname === null ? "*" : routePatternOf(pathname);
}

/** Returns true for a path that shows the sign-in form, in any variant. */
export function isSignInRoute(pathname: string): boolean {
  return routeOf(pathname)?.screen === "sign-in";
}

/** Path of a variant's sign-in page or of its forgot page. */
export function variantPath(
  screen: Extract<ScreenName, "sign-in" | "forgot">,
  variant: VariantName,
): string {
  return rowOfVariant(screen, variant)?.path ?? (screen === "forgot" ? "/forgot" : "/");
}

/** Name of the call that a variant signs in by. */
export function loginCallOf(variant: VariantName): LoginCall {
  return rowOfVariant("sign-in", variant)?.login ?? "login";
}

function rowOfVariant(screen: ScreenName, variant: VariantName): RouteRow | undefined {
  return routes.find((each) => each.screen === screen && each.variant === variant);
}

/**
 * Returns the path and query of a url of one of this portal's sign-in pages, without the reasons that only a loaded page
 * reads there. Null for any other url. A sign-in that led there would be asked for again, and a stored one be tried without
 * end.
 */
export function ownSignInPage(url: string, root: PortalRoot): string | null {
  const target = new URL(url);
  const pathname = portalPath(target, root);
  if (pathname === null || !isSignInRoute(decodeOnce(pathname))) return null;
  const query = parseQuery(target.search);
  // Only a loaded page takes these out of its address: after a reload they would count again.
  for (const name of [SIGNED_OUT_PARAMETER, ACTIVATION_PARAMETER]) query.delete(name);
  return pathname + formatQuery(query);
}
