import { checkConfiguration as check, type CheckedConfiguration } from "./check-configuration.ts";
import { waysFault } from "./way-faults.ts";
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
  return { configuration, problems: named };
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

/** A third of the letters may be other ones; more than that is another word. */
const LETTERS_PER_MISTAKE = 3;

/**
 * The candidate that a mistyped word was probably meant to be; undefined where none is near.
 * @param nameOf the part of a candidate that the word is compared with
 */
export function nearest(
  word: string,
  candidates: readonly string[],
  nameOf: (candidate: string) => string = (candidate) => candidate,
): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, mistakes: mistakesBetween(word, nameOf(candidate)) }))
    .filter(({ mistakes }) => mistakes <= word.length / LETTERS_PER_MISTAKE)
    .sort((one, other) => one.mistakes - other.mistakes);
  return ranked[0]?.candidate;
}

/** Number of letters to add, leave out or replace, whatever their case. */
export function mistakesBetween(one: string, other: string): number {
  const wanted = [...other.toLowerCase()];
  let last = wanted.map((_, index) => index + 1);
  for (const [row, letter] of [...one.toLowerCase()].entries()) {
    const next: number[] = [];
    for (const [column, target] of wanted.entries()) {
      const left = next[column - 1] ?? row + 1;
      const above = last[column] ?? 0;
      const corner = column === 0 ? row : (last[column - 1] ?? 0);
      next.push(Math.min(left + 1, above + 1, corner + (letter === target ? 0 : 1)));
    }
    last = next;
  }
  return last.at(-1) ?? one.length;
}
