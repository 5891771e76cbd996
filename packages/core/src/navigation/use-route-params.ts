import { useLocation } from "react-router";
import { type ParamOf, routeParams } from "./route-params.ts";

/** The parameters of the shown route, whole and decoded once [RT-10]; the router would decode an encoded `%2F` twice. */
export function useRouteParams<Pattern extends string>(
  pattern: Pattern,
): Record<ParamOf<Pattern>, string> {
  return routeParams(pattern, useLocation().pathname);
}
