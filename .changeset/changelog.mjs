import changelog from "@changesets/cli/changelog";

export const { getReleaseLine } = changelog;

/** Leaves out that a package follows another one: all packages have one version. */
export const getDependencyReleaseLine = () => "";
