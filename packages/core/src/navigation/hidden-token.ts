import { formatQuery, parseQuery } from "../browser/urls.ts";
import type { RoutePath } from "./route-table.ts";

/** Placeholder for the token of an address. */
export const HIDDEN_TOKEN = "-";

/** Target of a link: a path of the portal and its query. */
export interface LinkAddress {
  pathname: string;
  search: string;
}

/** The route whose secret is in its query. */
const KEY_ROUTE: RoutePath = "/switchaccount";

/**
 * The same address without tokens; null where it holds none.
 * @param secretPaths matches a path with a token from its beginning to the token's end; its group ends before the token
 */
export function withoutToken(
  { pathname, search }: LinkAddress,
  secretPaths: string,
): LinkAddress | null {
  const shown = pathname.replace(new RegExp(secretPaths, "iu"), `$1${HIDDEN_TOKEN}`);
  if (shown !== pathname) return { pathname: shown, search };
  const query = parseQuery(search);
  const isKeyRoute = pathname.replace(/\/+$/u, "").toLowerCase() === KEY_ROUTE;
  if (!isKeyRoute || !query.has("k")) return null;
  query.delete("k");
  return { pathname, search: formatQuery(query) };
}

/** Sets the link that this entry of the history remembers, and its address. The router's own state stays. */
export function replaceLink(link: string | undefined, href: string): void {
  const { state } = history;
  history.replaceState({ ...state, usr: { ...state?.usr, link } }, "", href);
}
