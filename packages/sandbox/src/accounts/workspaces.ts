/** The workspaces in the order of the specification's user types (section 3). `path` is ours: `/workspace/<path>`. */
export const workspaces = [
  { userType: 1, name: "Student", path: "student", en: "Student", fr: "Élève" },
  { userType: 2, name: "Family", path: "family", en: "Family", fr: "Famille" },
  {
    userType: 3,
    name: "InspireUser",
    path: "wbl-admin",
    en: "Work-based learning",
    fr: "Apprentissage en milieu de travail",
  },
  { userType: 4, name: "Educator", path: "educator", en: "Educator", fr: "Personnel scolaire" },
  {
    userType: 5,
    name: "HigherEd",
    path: "higher-ed",
    en: "Higher education",
    fr: "Enseignement supérieur",
  },
] as const;

/** A row of the table of workspaces. */
export type Workspace = (typeof workspaces)[number];
export type UserType = Workspace["userType"];
/** A workspace behind sign-in. */
export type WorkspaceName = Workspace["name"];

/** The user type of a workspace's name. */
export function userTypeOf(name: WorkspaceName): UserType {
  return workspaces.find((workspace) => workspace.name === name)?.userType ?? 1;
}

/** The workspaces of the given user types, in the table's order. */
export function workspacesOf(userTypes: readonly UserType[]): Workspace[] {
  return workspaces.filter((workspace) => userTypes.includes(workspace.userType));
}
