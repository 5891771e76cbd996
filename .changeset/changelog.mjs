import changelog from "@changesets/cli/changelog";

/** Begins a paragraph with each change. In Markdown the lines of one paragraph run together. */
export async function getReleaseLine(...release) {
  const line = await changelog.getReleaseLine(...release);
  return line.replaceAll(/(?:\n {2})+(?=(?:Fixed|Changed|Added|Removed)\b)/gu, "\n\n  ");
}

/** Leaves out that a package follows another one: all packages have one version. */
export const getDependencyReleaseLine = () => "";
