import { replaceQuery } from "../browser/replace-query.ts";
import { parseQuery } from "../browser/urls.ts";
import { ACTIVATION_PARAMETER } from "./route-table.ts";
import { isSignInRoute } from "./routes.ts";

/**
 * Returns true when an activation has led to the sign-in page, and takes the flag that says so out of the address. A
 * bookmark with it would ask each time for the password of a stored sign-in.
 */
export function readActivation(pathname: string): boolean {
  const query = parseQuery(window.location.search);
  if (query.get(ACTIVATION_PARAMETER) !== "true" || !isSignInRoute(pathname)) return false;
  query.delete(ACTIVATION_PARAMETER);
  replaceQuery(query);
  return true;
}
