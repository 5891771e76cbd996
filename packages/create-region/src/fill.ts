import { readFileSync } from "node:fs";
import type { TemplateChoices } from "./command-line.ts";
import { blends, huesOf } from "./palette/hues.ts";
import { paletteOf } from "./palette/palette.ts";

/** The values of the template's placeholders, as they are written into a file. */
export type Values = Readonly<Record<string, string>>;

/**
 * Replaces the `__PLACEHOLDERS__` of a template. A line in which nothing but a comma or a semicolon is left is removed.
 * @throws {Error} for a placeholder without a value
 */
export function fill(template: string, values: Values): string {
  const filled = template.replaceAll(/__([A-Z][A-Z0-9_]*?)__/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template has no value for ${name}`);
    return value;
  });
  return filled.replaceAll(/^ *[,;]\n/gmu, "");
}

interface Manifest {
  version: string;
  devDependencies: Readonly<Record<string, string>>;
}

/** All packages have one version. The libraries are those that this version was tested with. */
const own = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as Manifest;

const canada = {
  LANG: "en-CA",
  SIGN_IN: "Sign in",
  IMPORT_OF_LANGUAGES: "",
  LANGUAGES: "",
  OTHER_LANGUAGE: "fr",
};

/** `LANGUAGES` is a line of the region. */
const languageValues = {
  canada,
  french: {
    ...canada,
    LANG: "fr-CA",
    SIGN_IN: "Connexion",
    IMPORT_OF_LANGUAGES: 'import { languages } from "./languages.ts"',
    LANGUAGES: "languages",
  },
  uk: { ...canada, LANG: "en-GB", LANGUAGES: 'country: "uk"', OTHER_LANGUAGE: "en" },
} as const;

/** The symbol of each landscape, which the logo and the favicon show: the height of the sun, and the outline of the land. */
const symbols = {
  coast: { SUN_Y: "11", LAND: "M.9 26L12 11 19 19 24 15 39.1 26A20 20 0 0 1 .9 26Z" },
  prairie: { SUN_Y: "14", LAND: "M.9 26L12 13 19 22 24 18 39.1 26A20 20 0 0 1 .9 26Z" },
  mountains: { SUN_Y: "12", LAND: "M.9 26L12 13 19 21 24 17 39.1 26A20 20 0 0 1 .9 26Z" },
} as const;

/** The values of all placeholders in one region. */
export function valuesOf(choices: TemplateChoices): Values {
  const { name, title, languages, landscape, colour, accent } = choices;
  const { light } = paletteOf(colour, accent);
  return {
    ...placeholders("", own.devDependencies),
    ...placeholders("COLOUR_", light),
    ...languageValues[languages],
    ...symbols[landscape],
    VERSION: own.version,
    NAME: name,
    TITLE: title,
    TITLE_AS_HTML: title.replaceAll("&", "&amp;"),
    FIELDS: blends(huesOf(colour, accent)) ? "art-8" : "art-1",
  };
}

/**
 * The `package.json` of an app with more libraries, in the versions that this one was tested with.
 * @param without the libraries that it does not need
 */
export function withLibraries(
  manifest: string,
  libraries: readonly string[],
  without: readonly string[],
): string {
  const app = JSON.parse(manifest) as { dependencies: object };
  const kept = Object.entries(app.dependencies).filter(([name]) => !without.includes(name));
  const more = libraries.map((name) => [name, own.devDependencies[name]]);
  const dependencies = Object.fromEntries([...kept, ...more]);
  return `${JSON.stringify({ ...app, dependencies }, null, 2)}\n`;
}

/** `@types/react` is `__TYPES_REACT__` in a template, and the colour `art-1` is `__COLOUR_ART_1__`. */
function placeholders(start: string, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      start + name.replace("@", "").replaceAll(/\W/gu, "_").toUpperCase(),
      value,
    ]),
  );
}
