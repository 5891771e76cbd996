import { type CheckedConfiguration, checkConfiguration as check } from "./check-configuration.ts";
import { type Configuration, defaultConfiguration } from "./configuration.ts";
import { nearest } from "./nearest.ts";

/**
 * Merges values into a configuration; names and ignores unknown and wrong values. For build tools: for an unknown key,
 * it suggests the key that was probably meant.
 */
export function checkConfiguration(
  given: unknown,
  defaults: Configuration = defaultConfiguration,
): CheckedConfiguration {
  const known = pathsIn(defaults);
  return check(given, defaults, (path) => {
    const meant = nearest(path, known) ?? nearest(lastOf(path), known, lastOf);
    return meant === undefined ? "" : `; did you mean ${meant}?`;
  });
}

/** Every path of a configuration, from the outside in: `csrf`, `csrf.cookie`. */
function pathsIn(values: object): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
    return isGroup ? [key, ...pathsIn(value).map((inner) => `${key}.${inner}`)] : [key];
  });
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
