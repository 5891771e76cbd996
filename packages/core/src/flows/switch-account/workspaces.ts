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

export type Workspace = (typeof workspaceTable)[number] & { url: string };

/** The table's row for a user type, given as a value or a name. */
function rowOf(userType: string | number) {
  const wanted = String(userType).toLowerCase();
  return workspaceTable.find(
    (row) => String(row.userType) === wanted || row.name.toLowerCase() === wanted,
  );
}

/** The cards to show: known user types only, each once, in the table's order. */
export function workspacesOf(response: ResponseData<"switchAccount">): Workspace[] {
  return workspaceTable.flatMap((row) => {
    const given = response.data?.find(
      ({ userType, url }) => userType != null && rowOf(userType) === row && url,
    );
    return given?.url ? [{ ...row, url: given.url }] : [];
  });
}

/**
 * Returns the user type of the previous workspace: `from`, else the only workspace whose url matches the referrer. The
 * origin must match, and the path if the browser sends it.
 */
export function cameFrom(
  workspaces: readonly Workspace[],
  { from, referrer, pageOrigin }: { from: string | null; referrer: string; pageOrigin: string },
): number | null {
  if (from !== null) return rowOf(from)?.userType ?? null;
  const source = referrer === "" ? null : parseUrl(referrer, pageOrigin);
  if (!source) return null;
  const matches = workspaces.filter(({ url }) => isSource(parseUrl(url, pageOrigin), source));
  return matches.length === 1 ? (matches[0]?.userType ?? null) : null;
}

function isSource(url: URL | null, source: URL): boolean {
  if (url?.origin !== source.origin) return false;
  return source.pathname === "/" || url.pathname === source.pathname;
}
