import { join } from "node:path";
import { type Manifest, publishedPackages } from "../published.ts";
import { type PublicName, programOf, publicApiOf } from "./public-api.ts";

interface Entry {
  /** What is written to import it. */
  path: string;
  folder: string;
  file: string;
}

export const REFERENCE = "docs/reference.md";

/** Exports without a docstring. */
export function undocumented(reference: string): string[] {
  return [...reference.matchAll(/^### `(?<name>\w+)`\n\n_As declared:_/gmu)].map(
    ({ groups }) => groups?.["name"] ?? "",
  );
}

/** Makes the reference of the public API from the built declarations of every published package. */
export function referenceOf(root: string): string {
  const entries = publishedPackages(root).flatMap(({ folder, manifest }) =>
    entriesOf(root, folder, manifest),
  );
  const program = programOf(entries.map(({ file }) => file));
  const sections = entries.map(({ path, folder, file }) => {
    const { exported, referenced } = publicApiOf(program, file, join(root, folder));
    return `## ${path}\n\n${[...exported.map(section), ...notExported(referenced)].join("\n")}`;
  });
  const head =
    "# Reference\n\nThe public API of all packages, made by `pnpm api` from the docstrings; a change here is a change for users of the packages.\n[partner.md](partner.md) has examples.\n";
  return [head, ...sections].join("\n");
}

function section({ name, docs, documented }: PublicName): string {
  return `### \`${name}\`\n\n${docs || "_As declared:_"}\n\n\`\`\`ts\n${documented}\n\`\`\`\n`;
}

function notExported(names: readonly PublicName[]): string[] {
  if (names.length === 0) return [];
  const texts = names.map(({ text }) => text).join("\n\n");
  return [
    `<details><summary>Types that these exports use</summary>\n\n\`\`\`ts\n${texts}\n\`\`\`\n\n</details>\n`,
  ];
}

function entriesOf(root: string, folder: string, { name, publishConfig }: Manifest): Entry[] {
  return Object.entries(publishConfig?.exports ?? {}).flatMap(([path, target]) => {
    if (typeof target === "string" || target.types === undefined) return [];
    // Declarations of what others make, such as a module that exists only in a build, export nothing themselves.
    if (target.default === undefined) return [];
    return [{ path: join(name, path), folder, file: join(root, folder, target.types) }];
  });
}
