import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Host names that stand for something else, words of the package managers, and the repository's own name. */
const always = ["api", "static", "console", "www", "localhost", "test", "waymark"];

/**
 * Names that a region cannot have, because a folder, a package or a dependency of the repository has them.
 * @param root the repository's folder
 */
export function reservedNames(root: string): ReadonlySet<string> {
  const packages = ["packages", "tooling", "apps"].flatMap((folder) =>
    foldersIn(join(root, folder)).map((name) => join(root, folder, name)),
  );
  return new Set([
    ...always,
    ...["packages", "tooling"].flatMap((folder) => foldersIn(join(root, folder))),
    ...[root, ...packages].flatMap(librariesOf),
  ]);
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function librariesOf(folder: string): string[] {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return [];
  const { dependencies = {}, devDependencies = {} }: Partial<Record<string, object>> = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return Object.keys({ ...dependencies, ...devDependencies });
}
