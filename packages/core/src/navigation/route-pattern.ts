import { matchPath } from "react-router";
import { type RoutePath, routeTable } from "./route-table.ts";

/** The route's pattern for a path, `*` for one that is no route: safe to tell others, whatever the path holds [AN-2]. */
export function routePatternOf(pathname: string): RoutePath | "*" {
  return routeTable.find(({ path }) => matchPath(path, pathname))?.path ?? "*";
}
