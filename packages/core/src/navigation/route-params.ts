import { useLocation } from "react-router";
import { decodeOnce, parseQuery } from "../browser/urls.ts";
import { useLinkAddress } from "./link-address.ts";
import { type ParamOf, type RouteParams, routeTable, type ScreenName } from "./route-table.ts";

/** The parameters of a screen's route. The router's own hook would decode an encoded `%2F` twice. */
export function useRouteParams<Name extends ScreenName>(screen: Name): RouteParams<Name> {
  return routeParams(screen, useLinkAddress().pathname);
}

/** The query of the address, with what has left the address bar. */
export function useLinkQuery(): URLSearchParams {
  return parseQuery(useLinkAddress().search);
}

/**
 * The parameters of a screen's routes in a path, each decoded exactly once, so that `+`, `=`, an encoded `/` or `%` reach
 * the server as they were meant. A missing one is empty; one that cannot be decoded stays as it is.
 */
export function routeParams<Name extends ScreenName>(
  screen: Name,
  pathname: string,
): RouteParams<Name> {
  const patterns = routeTable.filter((row) => row.screen === screen).map(({ path }) => path);
  return Object.fromEntries(patterns.flatMap((pattern) => valuesOf(pattern, pathname)));
}

/**
 * The parameters of a page of a region's own, each decoded exactly once.
 * @param pattern the path of the page in `Region.pages`
 * @example
 * const { id } = usePageParams("/events/:id");
 */
export function usePageParams<Pattern extends `/${string}`>(
  pattern: Pattern,
): Record<ParamOf<Pattern>, string> {
  const values: readonly string[][] = valuesOf(pattern, useLocation().pathname);
  return Object.fromEntries(values) as Record<ParamOf<Pattern>, string>;
}

/** Names and values of the parameters in a path. */
function valuesOf(pattern: string, pathname: string): string[][] {
  const segments = pathname.split("/");
  return pattern
    .split("/")
    .map((part, index) => [part, segments[index]] as const)
    .filter(([part]) => part.startsWith(":"))
    .map(([part, segment = ""]) => [part.slice(1), decodeOnce(segment)]);
}
