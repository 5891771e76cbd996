import { checkConfiguration as check, type CheckedConfiguration } from "./check-configuration.ts";
import { nearest } from "./nearest.ts";
import { waysFault } from "./way-faults.ts";
import { readNotices } from "./posted-notice.ts";
import { type Configuration, defaultConfiguration } from "./configuration.ts";

/**
 * Merges values into a configuration; names and ignores unknown and wrong values. For build tools: for an unknown key,
 * it suggests the key that was probably meant.
 */
export function checkConfiguration(
  given: unknown,
  defaults: Configuration = defaultConfiguration,
): CheckedConfiguration {
  const known = pathsIn(defaults);
  const { configuration, problems } = check(given, defaults, (path) => {
    const meant = nearest(path, known) ?? nearest(lastOf(path), known, lastOf);
    return meant === undefined ? "" : `; did you mean ${meant}?`;
  });
  const ways = waysFault(Object(given).waysIn);
  const named = problems.map((text) => (text.startsWith("waysIn should") ? ways || text : text));
  const { faults } = readNotices(configuration.notices);
  return {
    configuration,
    problems: [...named, ...faults.map((fault) => `notices, ${fault}`)],
  };
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
