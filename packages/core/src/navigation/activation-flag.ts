import { replaceQuery } from "../browser/replace-query.ts";
import { parseQuery } from "../browser/urls.ts";
import { ACTIVATION_PARAMETER } from "./route-table.ts";
import { isSignInRoute } from "./routes.ts";

/** Returns true when an activation has led to the sign-in page. */
export function isJustActivated(pathname: string, search = window.location.search): boolean {
  return isSignInRoute(pathname) && parseQuery(search).get(ACTIVATION_PARAMETER) === "true";
}

/** Takes the flag out of the address: a bookmark with it would ask each time for the password of a stored sign-in. */
export function removeActivation(): void {
  const query = parseQuery(window.location.search);
  query.delete(ACTIVATION_PARAMETER);
  replaceQuery(query);
}
