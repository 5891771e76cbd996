import { parseUrl } from "../../browser/urls.ts";
import { rowOf, type Workspace } from "./workspace-table.ts";

/**
 * Returns the previous workspace: the one of the type `from`, else the only one whose url matches the referrer. A `from` that
 * names no type counts as none. The origin must match, and the path if the browser sends it. Of several of one type the
 * referrer decides.
 */
export function previousWorkspace(
  workspaces: readonly Workspace[],
  { from, referrer, origin }: { from: string | null; referrer: string; origin: string },
): Workspace | null {
  const userType = from === null ? null : (rowOf(from)?.userType ?? null);
  const named = workspaces.filter((workspace) => workspace.userType === userType);
  if (userType !== null && named.length < 2) return named[0] ?? null;
  const source = referrer === "" ? null : parseUrl(referrer, origin);
  if (!source) return null;
  const possible = userType === null ? workspaces : named;
  const matches = possible.filter(({ url }) => isSource(parseUrl(url, origin), source));
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

function isSource(url: URL | null, source: URL): boolean {
  if (url?.origin !== source.origin) return false;
  return source.pathname === "/" || url.pathname === source.pathname;
}
