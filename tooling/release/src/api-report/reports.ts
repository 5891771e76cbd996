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

/**
 * Makes the API report of every published package, and the reference for people, from the declarations that were built.
 * @returns their texts by path
 */
export function reportsOf(root: string): Record<string, string> {
  const entries = publishedPackages(root).flatMap(({ folder, manifest }) =>
    entriesOf(root, folder, manifest),
  );
  const program = programOf(entries.map(({ file }) => file));
  const read = entries.map((entry) => ({
    ...entry,
    api: publicApiOf(program, entry.file, join(root, entry.folder)),
  }));
  const folders = [...new Set(entries.map(({ folder }) => folder))];
  const reports = folders.map((folder) => {
    const sections = read
      .filter((entry) => entry.folder === folder)
      .map(({ path, api }) => {
        const inside =
          api.spokenOf.length > 0
            ? ["// Spoken of, and not exported:", ...texts(api.spokenOf)]
            : [];
        return `## ${path}\n\n\`\`\`ts\n${[...texts(api.exported), ...inside].join("\n\n")}\n\`\`\`\n`;
      });
    return [
      `${folder}/api-report.md`,
      `# Public API\n\nMade by \`pnpm api\` from what is built: a change here is a change for everybody who uses the package.\n\n${sections.join("\n")}`,
    ] as const;
  });
  const reference = read.map(({ path, api }) => {
    const rows = api.exported.map(
      ({ name, docs, documented }) =>
        `### \`${name}\`\n\n${docs || "_As declared:_"}\n\n\`\`\`ts\n${documented}\n\`\`\`\n`,
    );
    return `## ${path}\n\n${rows.join("\n")}`;
  });
  const head =
    "# Reference\n\nMade by `pnpm api` from the docstrings. [partner.md](partner.md) shows how things go together.\n";
  return { ...Object.fromEntries(reports), [REFERENCE]: [head, ...reference].join("\n") };
}

function texts(names: readonly PublicName[]): string[] {
  return names.map(({ text }) => text);
}

function entriesOf(root: string, folder: string, { name, publishConfig }: Manifest): Entry[] {
  return Object.entries(publishConfig?.exports ?? {}).flatMap(([path, target]) => {
    if (typeof target === "string" || target.types === undefined) return [];
    // Declarations of what others make, such as a module that exists only in a build, export nothing themselves.
    if (target.default === undefined) return [];
    return [{ path: join(name, path), folder, file: join(root, folder, target.types) }];
  });
}
