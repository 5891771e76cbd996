import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The notes of a version: the section of it in each package's CHANGELOG, which has no entry for a package that only follows. */
export function notesOf(root: string, version: string): string {
  return globSync("packages/*/CHANGELOG.md", { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const section = sectionOf(readFileSync(join(root, path), "utf8"), version);
      return section === "" ? [] : [`## @waymark/${basename(dirname(path))}\n\n${section}\n`];
    })
    .join("\n");
}

function sectionOf(changelog: string, version: string): string {
  const [, section = ""] = changelog.split(`\n## ${version}\n`);
  return section.split(/^## /mu)[0]?.trim() ?? "";
}
