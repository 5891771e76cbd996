import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import table from "./deprecated-names.json" with { type: "json" };

/** Deprecated names with their replacements: exports of the packages, and custom properties of styles. */
export interface DeprecatedNames {
  exports: Readonly<Record<string, string>>;
  tokens: Readonly<Record<string, string>>;
}

/** A deprecated name that a region uses. */
export interface DeprecatedUse {
  name: string;
  replacement: string;
  /** Paths of the region's files with it. */
  files: string[];
}

const IMPORT = /import\s+(?:type\s+)?\{(?<names>[^}]*)\}\s*from\s*["']@waymark\/[^"']+["']/gu;
const TOKEN = /--wm-[\w-]+/gu;

/**
 * Lists the deprecated names in a region's `src/`, each once.
 * @param root the region's folder
 */
export function deprecatedUses(root: string, names: DeprecatedNames = table): DeprecatedUse[] {
  const replacements = { ...names.exports, ...names.tokens };
  const uses = new Map<string, DeprecatedUse>();
  for (const file of globSync("src/**/*.{ts,tsx,css}", { cwd: root }).toSorted()) {
    for (const name of new Set(namesIn(readFileSync(join(root, file), "utf8")))) {
      const replacement = Object.hasOwn(replacements, name) ? replacements[name] : undefined;
      if (replacement === undefined) continue;
      const use = uses.get(name) ?? { name, replacement, files: [] };
      use.files.push(file);
      uses.set(name, use);
    }
  }
  return [...uses.values()];
}

/** Names that a file imports from the packages, and the tokens in it. */
function namesIn(text: string): string[] {
  const imported = [...text.matchAll(IMPORT)].flatMap(({ groups }) =>
    (groups?.["names"] ?? "").split(",").map(
      (each) =>
        each
          .trim()
          .replace(/^type\s+/u, "")
          .split(/\s+as\s+/u)[0] ?? "",
    ),
  );
  return [...imported, ...(text.match(TOKEN) ?? [])];
}

/** Says what to use in place of a name. */
export function deprecationText({ name, replacement, files }: DeprecatedUse): string {
  return `${name} is deprecated, and goes with the next major version. Use ${replacement}. It is in ${files.join(", ")}.`;
}
