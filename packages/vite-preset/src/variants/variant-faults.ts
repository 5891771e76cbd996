import { calls, type OwnVariant, routeTable } from "@waymark/core/build";
import { PLURAL_FORM } from "@waymark/hosting/texts";
import { sentenceEnd } from "../sentence-end.ts";
import { type AppFacts, variantTextFaults } from "./variant-text-faults.ts";

/** The variants of the specification. */
const portals = [
  "default",
  ...new Set(routeTable.flatMap((row) => ("variant" in row ? [row.variant] : []))),
];

/** The calls that sign in. */
const logins = Object.entries(calls).flatMap(([name, { operation }]) =>
  operation === "login" ? [name] : [],
);

const columns = ["name", "path", "login", "texts"];
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/u;
const LETTERS = "lower-case letters, digits and hyphens";

/** Names whose paths the server answers itself, whatever a region has there. */
export const SERVED_FOLDERS: readonly string[] = [
  ".well-known",
  "api",
  "assets",
  "healthz",
  "notices.json",
  "pages",
  "version",
];

/** Lists what is wrong with an app's variants, a sentence each. */
export function variantFaults(listed: unknown, app: AppFacts): string[] {
  if (!Array.isArray(listed) || listed.length === 0) {
    return [`It has to export a list: export const variants: Variants = ["default"];`];
  }
  const names = listed.map((variant) => String(Object(variant).name ?? variant));
  const paths = listed.map((variant) => String(Object(variant).path ?? ""));
  return listed.flatMap((variant: string | OwnVariant, at) => {
    const name = names[at] ?? "";
    if (names.indexOf(name) !== at) return [`${name} is listed twice.`];
    if (typeof variant === "string") return unknownName(name);
    // Rows without a path share none.
    const other = paths[at] ? names[paths.indexOf(paths[at])] : name;
    return [
      ...nameFaults(name),
      ...(other === name
        ? pathFaults(name, paths[at] ?? "")
        : [`${name} has the path of ${other}.`]),
      ...loginFaults(variant),
      ...columnFaults(variant),
      ...variantTextFaults(variant, app),
    ];
  });
}

function unknownName(name: string): string[] {
  if (portals.includes(name)) return [];
  return [
    `${name} is not a variant of the portal${sentenceEnd(name, portals)} They are ${portals.join(", ")}; one of your own is a row with name and path.`,
  ];
}

function nameFaults(name: string): string[] {
  if (portals.includes(name)) {
    return [`${name} is a variant of the portal: list it as "${name}", or choose another name.`];
  }
  const isPlural = PLURAL_FORM.test(`_${name}`);
  if (NAME.test(name) && !isPlural) return [];
  return [
    isPlural
      ? `${name} cannot be a name: texts with that ending depend on a number.`
      : `"${name}" cannot be a name, because it is a part of a path: write ${LETTERS}.`,
  ];
}

function pathFaults(name: string, path: string): string[] {
  if (!PATH.test(path)) {
    return [
      `${name} has the path "${path}". Write ${LETTERS} after each slash, as in /${NAME.test(name) ? name : "northside"}.`,
    ];
  }
  const route = routeTable.find((row) => patternOf(row.path).test(path));
  if (route) return [`${name} has the path ${path}, which is the portal's own ${route.path}.`];
  const [, folder = ""] = path.split("/");
  return SERVED_FOLDERS.includes(folder)
    ? [`${name} has the path ${path}, which is answered by the server.`]
    : [];
}

/** Matches the paths of a route. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/gu, "[^/]+")}$`, "u");
}

function loginFaults({ name, login = "login" }: OwnVariant): string[] {
  if (logins.includes(login)) return [];
  return [
    `${name} signs in by ${login}, which is not such a call${sentenceEnd(login, logins)} They are ${logins.join(", ")}.`,
  ];
}

function columnFaults(variant: OwnVariant): string[] {
  const unknown = Object.keys(variant).filter((column) => !columns.includes(column));
  return unknown.map((column) =>
    column === "logos"
      ? `${variant.name} has logos here. Put them into variantLogos of src/region.ts: this file is read without components.`
      : `${variant.name} has ${column}${sentenceEnd(column, columns)} A row has ${columns.join(", ")}.`,
  );
}
