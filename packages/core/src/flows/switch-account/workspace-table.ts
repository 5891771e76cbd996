import type { ResponseData } from "../../api/response-schemas.ts";
import { parseUrl } from "../../browser/urls.ts";

/** The workspaces in the order of their cards, with the user type values of section 3 of the specification. */
const workspaceTable = [
  { userType: 4, name: "Educator", title: "switch.educator", about: "switch.educatorAbout" },
  { userType: 3, name: "InspireUser", title: "switch.wblAdmin", about: "switch.wblAdminAbout" },
  { userType: 5, name: "HigherEd", title: "switch.higherEd", about: "switch.higherEdAbout" },
  { userType: 2, name: "Family", title: "switch.family", about: "switch.familyAbout" },
  { userType: 1, name: "Student", title: "switch.student", about: "switch.studentAbout" },
] as const;

/** A card: one workspace of the response. */
export type Workspace = (typeof workspaceTable)[number] & {
  url: string;
  /** Tells workspaces of one type apart, from 1; null where it is the only one of its type. */
  number: number | null;
};

/** Returns the table's row for a user type, given as a value or a name. */
export function rowOf(userType: string | number) {
  const wanted = String(userType).toLowerCase();
  return workspaceTable.find(
    (row) => String(row.userType) === wanted || row.name.toLowerCase() === wanted,
  );
}

/** The cards to show: one for each entry of a known user type, in the table's order. */
export function workspacesOf({ data }: ResponseData<"switchAccount">): Workspace[] {
  const entries = Array.isArray(data) ? data : [];
  return workspaceTable.flatMap((row) => {
    const urls = entries.flatMap(({ userType, url }) =>
      userType != null && rowOf(userType) === row && url ? [url] : [],
    );
    const isOne = urls.length === 1;
    return urls.map((url, index) => ({ ...row, url, number: isOne ? null : index + 1 }));
  });
}

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
