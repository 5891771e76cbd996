import { parseQuery } from "../browser/query.ts";
import { decodeOnce } from "../browser/urls.ts";
import { useLinkAddress } from "./link-token.ts";
import { type RouteParams, routeTable, type ScreenName } from "./route-table.ts";

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
  const segments = pathname.split("/");
  const entries = routeTable
    .filter((row) => row.screen === screen)
    .flatMap(({ path }) => path.split("/").map((part, index) => [part, segments[index]] as const))
    .filter(([part]) => part.startsWith(":"))
    .map(([part, segment = ""]) => [part.slice(1), decodeOnce(segment)]);
  return Object.fromEntries(entries);
}
