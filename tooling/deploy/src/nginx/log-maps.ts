import { calls, routeTable } from "@waymark/core/build";
import { map } from "./map.ts";
import { literally } from "./quote.ts";

/**
 * What the access log says in place of an address: the route's pattern, a call of the call table, or the kind of file.
 * Tokens stand in paths and queries, so that nothing of either is ever written as it came [QT-3].
 */
export function logMaps(): string[] {
  const routes = routeTable.map(
    ({ path }) => [`~*^${path.split("/").map(partOf).join("/")}$`, path] as const,
  );
  const paths = [...new Set(Object.values(calls).map(({ path }) => path))];
  return [
    map("$route", "$logged_route", [["default", "*"], ["~^/assets/", "/assets/*"], ...routes]),
    map("$request_uri", "$logged", [
      ["default", "$logged_route"],
      ...paths.map((path) => [`~^${literally(path)}(?:\\?|$)`, path] as const),
      ["~^/api/", "/api/*"],
    ]),
  ];
}

function partOf(part: string): string {
  return part.startsWith(":") ? "[^/]+" : literally(part);
}
