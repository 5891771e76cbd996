import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { TemplateChoices } from "./command-line.ts";
import { type ExampleName, examples } from "./examples.ts";
import { fill, type Values, valuesOf, withLibraries } from "./fill.ts";
import { paletteOf, themeCss } from "./palette/palette.ts";

export type Files = Record<string, string>;

/** The folder of the package, above that of the source and of the built command. */
const root = fileURLToPath(new URL("..", import.meta.url));

/** Place of an app: in the Waymark repository, or in one of its own. */
export type Place = "workspace" | "standalone";

/** The files of an app, by their path. Those of the region are the template's or an example's; those around it are the template's. */
export function filledFiles(plan: TemplateChoices, place: Place): Files {
  const values = valuesOf(plan);
  const template = (folder: string) =>
    filesOf(join("template", folder), (text) => fill(text, values));
  const chosen = [join("landscapes", plan.landscape), join("languages", plan.languages)];
  const theme = { "src/theme.css": themeCss(paletteOf(plan.colour, plan.accent)) };
  const around: Files = { ...template("build"), ...template(place) };
  return plan.example
    ? withExample(around, { name: plan.example, without: unused[place] }, values)
    : Object.assign(theme, ...["region", ...chosen].map(template), around);
}

/** A region's own parts in the folder of an example. The others are the files around it, and those that were built. */
const ownParts = ["budgets.json", "index.html", "originals", "public", "src", "translations"];

/** Packages that the template has and no example uses. The checks of the Waymark repository refuse them. */
const unused = { workspace: ["@waymark/branding"], standalone: [] } as const;

/** An example under another name, with the files around it. */
function withExample(
  around: Files,
  { name, without }: { name: ExampleName; without: readonly string[] },
  values: Values,
): Files {
  const { title, libraries } = examples[name];
  const renamed = (text: string, file: string) =>
    text.replaceAll(title, () => values[file.endsWith(".html") ? "TITLE_AS_HTML" : "TITLE"] ?? "");
  const files = { ...filesOf(join("examples", name), renamed, ownParts), ...around };
  const { "package.json": manifest = "", "README.md": readme } = files;
  return {
    ...files,
    "package.json": withLibraries(manifest, libraries, without),
    ...(readme !== undefined && { "README.md": withKnownFiles(readme, files) }),
  };
}

/** The changed texts of the files in some parts of a folder, by their paths in it. */
function filesOf(
  name: string,
  change: (text: string, file: string) => string,
  parts = [""],
): Files {
  const folder = join(root, name);
  const entries = parts
    .map((part) => join(folder, part))
    .filter(existsSync)
    .flatMap(filesBelow)
    .map((path) => {
      // Windows has other slashes. The extension keeps tools from reading a template as their own file.
      const target = relative(folder, path)
        .replaceAll("\\", "/")
        .replace(/\.txt$/u, "");
      return [target, change(readFileSync(path, "utf8"), target)];
    });
  return Object.fromEntries(entries);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

/** The README without the rows of files that an example lacks, such as an illustration. */
function withKnownFiles(readme: string, files: Readonly<Files>): string {
  const isKnown = (row: string) =>
    [...row.matchAll(/`(src\/[\w.-]+)`/gu)].every(([, file = ""]) => file in files);
  return readme.split("\n").filter(isKnown).join("\n");
}
