import type { PageRow } from "../files/choose-page.ts";

/** A path of which some segments may be anything. */
export type WildcardPath = readonly (string | null)[];

const ANY = "*";
const SEGMENT = /\(?\[\^\/\]\+\)?/gu;
const EXCLUDED = /\(\?!\(\?:([\w|[\]-]+)\)\(\?:\/\|\$\)\)/gu;
/** A letter in any case, as in the paths of a region's own variants. Netlify gets the small one. */
const LETTER = /\[[A-Z]([a-z])\]/gu;
const CHOICE = /^\(\?:([\w|-]+)\)$/u;

/**
 * Writes the paths of a page without a regular expression, for a host that knows none. Segments may be anything.
 * The paths that the pattern excludes are listed, too.
 * @returns undefined where the pattern cannot be written so
 */
export function wildcardPaths({ path, pattern }: PageRow) {
  if (pattern === undefined) return { paths: [segmentsOf(path ?? "")], excluded: [] };
  const names = [...pattern.matchAll(EXCLUDED)].flatMap(([, choices = ""]) =>
    choices.replaceAll(LETTER, "$1").split("|"),
  );
  const plain = pattern.replaceAll(EXCLUDED, "").replaceAll(SEGMENT, ANY);
  const segments = plain.split("/").slice(1).map(choicesOf);
  if (segments.includes(undefined)) return undefined;
  const paths = segments.reduce<WildcardPath[]>(
    (before, choices = []) => before.flatMap((start) => choices.map((each) => [...start, each])),
    [[]],
  );
  const excluded = names.flatMap((name) =>
    paths.map((each) => each.map((segment) => segment ?? name)),
  );
  return { paths, excluded };
}

function segmentsOf(path: string): string[] {
  return path.split("/").slice(1);
}

function choicesOf(segment: string): (string | null)[] | undefined {
  if (segment === ANY) return [null];
  const [, choices] = CHOICE.exec(segment) ?? [];
  if (choices !== undefined) return choices.split("|");
  return /^[\w-]+$/u.test(segment) ? [segment] : undefined;
}
